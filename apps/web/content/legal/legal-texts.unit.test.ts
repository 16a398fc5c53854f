import { createHash } from 'node:crypto';
import { DAYS_TO_UNDO, DAYS_UNTIL_REQUEST, MONTHS_UNTIL_NOTICE } from '@palmares/db/accounts';
import { currentVersion } from '@palmares/domain/account';
import { type Language, languages } from '@palmares/domain/kernel';
import { describe, expect, it } from 'vitest';
import { legalTextFor } from '../../src/api/legal/legal-page.server.ts';
import hashes from './hashes.json' with { type: 'json' };
import { type LegalSource, legalSources } from './legal-sources.server.ts';
import { legalDocuments } from './legal-text.ts';

const installation = { officer: undefined, country: 'CA' };
const sources: readonly LegalSource[] = [...legalDocuments, 'guardian-consent'];
const textOf = (document: LegalSource, language: Language) => legalTextFor(installation, document, language);

const hrefsIn = (html: string): readonly string[] =>
  [...html.matchAll(/ href="([^"]*)"/g)].flatMap(([, href]) => href ?? []);

/** Every address of these pages in one language: each page, and each of its headings. */
const addressesIn = (language: Language): readonly string[] =>
  legalDocuments.flatMap((document) => {
    const page = `/${language}/${document}`;
    return [page, ...textOf(document, language).headings.map(({ id }) => `${page}#${id}`)];
  });

const outside = /^(?:mailto:[^@]+@[^@]+$|https:\/\/www\.(?:cai\.gouv\.qc\.ca|priv\.gc\.ca)$)/;

describe.each(sources)('%s', (document) => {
  it('has the same headings in the same order, the same version and date in both languages', () => {
    const [english, french] = [textOf(document, 'en'), textOf(document, 'fr-ca')];
    expect(french.headings.map(({ id }) => id)).toEqual(english.headings.map(({ id }) => id));
    expect([french.version, french.date]).toEqual([english.version, english.date]);
  });

  it('has as many paragraphs, list items and rows under each heading in both languages', () => {
    const shapeOf = (language: Language) =>
      textOf(document, language)
        .html.split('<h2 ')
        .map((part) => [...part.matchAll(/<(?:p|li|tr|strong)>/g)].map(([tag]) => tag));
    expect(shapeOf('fr-ca')).toEqual(shapeOf('en'));
  });

  it('takes about as many characters in both languages', () => {
    const length = (language: Language) => textOf(document, language).html.replaceAll(/<[^>]+>/g, '').length;
    expect(length('fr-ca') / length('en')).toBeGreaterThan(0.85);
    expect(length('fr-ca') / length('en')).toBeLessThan(1.45);
  });

  describe.each(languages)('in %s', (language) => {
    const text = textOf(document, language);

    it('names each heading once', () => {
      const ids = text.headings.map(({ id }) => id);
      expect(ids.length).toBeGreaterThan(2);
      expect(new Set(ids).size).toBe(ids.length);
    });

    it('links to headings and pages that exist', () => {
      const known = new Set(addressesIn(language));
      const hrefs = hrefsIn(text.html);
      expect(hrefs.length).toBeGreaterThan(2);
      expect(hrefs.filter((href) => !known.has(href) && !outside.test(href))).toEqual([]);
    });

    it('leaves no sign of Markdown and no blank to fill in', () => expect(text.html).not.toMatch(/\*\*|\{|\}|\]\(|\|/));
  });
});

describe.each(sources)('the version of %s', (document) => {
  const { version, date } = textOf(document, 'en');

  it('is the last of those that are on record, which people agree to', () =>
    expect(version).toBe(currentVersion(document)));

  it('and its date do not lie in the future', () => {
    const today = new Date().toISOString().slice(0, 10);
    expect([version.slice(0, 10), date].every((day) => day <= today)).toBe(true);
  });

  // To change a text, give it a new version in `legal-versions.ts`, and add its hashes to those of the earlier
  // versions.
  it.each(languages)('has one content in %s', (language) => {
    const known: Readonly<Record<string, Readonly<Record<string, string>>>> = hashes[document];
    const hash = createHash('sha256').update(legalSources[document][language]).digest('hex');
    expect(known[version]?.[language]).toBe(hash);
  });
});

it.each(languages)('the terms say that an account is closed by writing to support', (language) => {
  const [, closing = ''] = textOf('terms-of-use', language).html.split('<h2 id="closing">');
  expect(closing.split('<h2 ')[0]).toContain('href="mailto:support@palmares.example"');
});

describe.each(languages)('an account that nobody uses, in %s', (language) => {
  const [months, days] = [MONTHS_UNTIL_NOTICE, DAYS_UNTIL_REQUEST].map((count) => `(?<!\\d)${count}[ \u00a0]`);
  const units = language === 'en' ? ['months', 'days'] : ['mois', 'jours'];
  const periods = new RegExp(`${months}${units[0]}.*${days}${units[1]}`, 'u');

  it.each([
    ['the short part of the privacy policy', 'privacy', 'in-short'],
    ['its table', 'privacy', 'retention'],
    ['the terms', 'terms-of-use', 'account'],
  ] as const)('is kept as long in %s as it is', (_, document, id) => {
    const [, part = ''] = textOf(document, language).html.split(`<h2 id="${id}">`);
    expect((part.split('<h2 ')[0] ?? '').replaceAll('</td>\n<td>', ' ')).toMatch(periods);
  });
});

describe.each(languages)('an account that its athlete asked to erase, in %s', (language) => {
  const words: Readonly<Record<number, string>> = language === 'en' ? { 7: 'seven days' } : { 7: 'sept jours' };

  it.each([
    ['the short part of the terms', 'terms-of-use', 'in-short'],
    ['the terms', 'terms-of-use', 'closing'],
    ['the table of the privacy policy', 'privacy', 'retention'],
    ['its rights', 'privacy', 'rights'],
  ] as const)('is kept as long in %s as it is', (_, document, id) => {
    const [, part = ''] = textOf(document, language).html.split(`<h2 id="${id}">`);
    expect(part.split('<h2 ')[0]).toContain(words[DAYS_TO_UNDO]);
  });
});

describe('what the privacy policy says of an installation', () => {
  const said = (given: Parameters<typeof legalTextFor>[0], language: Language) =>
    legalTextFor(given, 'privacy', language).html;

  it('is the privacy officer by name and address, and the country in the language of the page', () => {
    const given = { officer: { name: 'Noor <b>*Haddad*</b>', address: 'vie@club.example' }, country: 'US' };
    expect(said(given, 'fr-ca')).toContain('Noor &lt;b&gt;*Haddad*&lt;/b&gt; (<a href="mailto:vie@club.example">');
    expect(said(given, 'fr-ca')).toContain('ce pays\u00a0: États-Unis.');
    expect(said(given, 'en')).toContain('in this country: United States.');
  });

  it('is the person in charge at the support address, and no country, if nothing is set', () => {
    const html = said({ officer: undefined, country: undefined }, 'en');
    expect(html).toContain('the person who heads Palmarès (<a href="mailto:support@palmares.example">');
    expect(html).toContain('To find out which country');
  });
});
