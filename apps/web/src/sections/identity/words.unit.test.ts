import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getLocale, overwriteGetLocale } from '../../paraglide/runtime.js';
import { breakableName, ownMaskWords, styleWords, tieWords, writtenMaskName } from './words.ts';

it.each([
  ['Connaisseur(-euse)', 'Connaisseur\u200b(-\u2060euse)'],
  ['Soldat(e)', 'Soldat\u200b(e)'],
  ['Stratège', 'Stratège'],
])('the name of the mask %s breaks before its second form alone', (name, breakable) =>
  expect(breakableName(name)).toBe(breakable),
);

it('a tie names what the result leaves out', () =>
  expect(tieWords({ named: ['auditory', 'visual'], unnamed: ['innerDialog'] }, (style) => styleWords[style]())).toBe(
    'Same score as Auditory and Visual: Inner dialog',
  ));

describe('the name of a mask in French', () => {
  const usual = getLocale;
  beforeAll(() => overwriteGetLocale(() => 'fr-ca'));
  afterAll(() => overwriteGetLocale(usual));

  it('stands in a tie without a word that it would elide', () =>
    expect(tieWords({ named: ['engineer'], unnamed: ['captain'] }, (mask) => writtenMaskName(mask, 'f'))).toBe(
      'Ex æquo avec Ingénieure\u00a0: Capitaine',
    ));

  it('is not a trade: it has an article in the form that the athlete chose', () => {
    expect(ownMaskWords('engineer', 'f')).toBe('L’Ingénieure');
    expect(ownMaskWords('soldier', 'f')).toBe('La Soldate');
    expect(ownMaskWords('soldier', 'm')).toBe('Le Soldat');
    expect(ownMaskWords('soldier', null)).toBe('Soldat ou soldate');
  });

  it('is written out in both forms if they differ and none was chosen', () => {
    expect(writtenMaskName('maven', null)).toBe('Connaisseur ou connaisseuse');
    expect(writtenMaskName('captain', null)).toBe('Capitaine');
    expect(writtenMaskName('maven', 'f')).toBe('Connaisseuse');
  });
});
