import { describe, expect, it } from 'vitest';
import { inLanguage, isLocalised, languageOf, withLanguage, withoutHash } from './language.ts';

describe('the language of a path', () => {
  it('is its first segment, as a whole', () => {
    expect(languageOf('/en')).toBe('en');
    expect(languageOf('/fr-ca/app?next=/en')).toBe('fr-ca');
    expect(languageOf('/en?x=1')).toBe('en');
    expect(languageOf('/entry')).toBeUndefined();
    expect(languageOf('/fr')).toBeUndefined();
    expect(languageOf('/')).toBeUndefined();
  });

  it('is prepended and keeps path and query', () => {
    expect(withLanguage('fr-ca', '/portfolio-demo?from=mail')).toBe('/fr-ca/portfolio-demo?from=mail');
    expect(withLanguage('en', '/')).toBe('/en');
    expect(withLanguage('en', '/?x=1')).toBe('/en?x=1');
  });

  it('never leads to another site', () => {
    expect(withLanguage('en', '//other.example/x')).toBe('/en/other.example/x');
    expect(withLanguage('en', '/\\other.example')).toBe('/en/other.example');
  });

  it('is replaced and keeps the rest', () => {
    expect(inLanguage('fr-ca', '/en/app/account?tab=plan')).toBe('/fr-ca/app/account?tab=plan');
    expect(inLanguage('fr-ca', '/en')).toBe('/fr-ca');
    expect(inLanguage('en', '/fr-ca?x=1')).toBe('/en?x=1');
    expect(inLanguage('en', '/blog')).toBe('/en/blog');
    expect(inLanguage('fr-ca', '/en#tools')).toBe('/fr-ca#tools');
    expect(inLanguage('fr-ca', '/en/auth?next=%2Fen#here')).toBe('/fr-ca/auth?next=%2Fen#here');
  });

  it('loses its hash, which never reaches a server', () => {
    expect(withoutHash('/en/auth?next=%2Fen#here')).toBe('/en/auth?next=%2Fen');
    expect(withoutHash('/en')).toBe('/en');
  });

  it('is not expected in the addresses that machines use', () => {
    for (const path of ['/api/trpc/account.session', '/assets/a.js', '/healthz', '/readyz', '/_ui/tokens'])
      expect(isLocalised(path)).toBe(false);
    for (const path of ['/', '/en', '/apian', '/portfolio-demo']) expect(isLocalised(path)).toBe(true);
  });
});
