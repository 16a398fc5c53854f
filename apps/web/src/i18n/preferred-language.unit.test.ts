import { describe, expect, it } from 'vitest';
import { acceptedTags } from './accepted-tags.server.ts';
import { supportedLanguageIn } from './supported-language.ts';

const preferredLanguage = (accepted: string | undefined) => supportedLanguageIn(acceptedTags(accepted));

describe('the language that a browser prefers', () => {
  it.each([
    ['fr-CA,fr;q=0.9,en;q=0.8', 'fr-ca'],
    ['fr', 'fr-ca'],
    ['FR-fr', 'fr-ca'],
    ['en-CA,en;q=0.9,fr-CA;q=0.8', 'en'],
    ['es-MX, fr;q=0.5, en;q=0.7', 'en'],
    ['es-MX, fr; q=0.5, en; q=0.7', 'en'],
    ['en;q=0.4,fr;q=0.4', 'en'],
    ['de,en;q=0,fr;q=0.1', 'fr-ca'],
  ])('of %s is %s', (accepted, language) => {
    expect(preferredLanguage(accepted)).toBe(language);
  });

  it.each([undefined, '', '*', 'es,pt;q=0.8', 'en;q=0', 'frr', ';;,q=1'])(
    'of %s is not a language of the product',
    (accepted) => {
      expect(preferredLanguage(accepted)).toBeUndefined();
    },
  );
});
