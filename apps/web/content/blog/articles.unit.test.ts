import { type Language, languages } from '@palmares/domain/kernel';
import { describe, expect, it } from 'vitest';
import { answersIn } from '../faqs/answers.server.ts';
import { faqSections } from '../faqs/faq.ts';
import { addressesIn, hrefsIn, plainText, shapeOf } from '../testing/written.ts';
import { articleFiles, articleIn } from './articles.server.ts';
import { articleSlugs } from './slugs.ts';

/** External sites that an article may link to. */
const outside = /^https:\/\/(?:www\.ncaa\.org|web3\.ncaa\.org\/ecwr3)\/?$/;

const MONTHS = 18;

const monthsSince = (month: string, now: Date): number => {
  const [year = 0, number = 0] = month.split('-').map(Number);
  return (now.getUTCFullYear() - year) * 12 + now.getUTCMonth() + 1 - number;
};

it('each file is an article in both languages', () => {
  const expected = articleSlugs.flatMap((slug) => languages.map((language) => `./${slug}.${language}.md`));
  expect([...articleFiles].sort()).toEqual(expected.sort());
});

it.each([
  'getting-an-ncaa-id',
  'emailing-a-coach',
  'finding-ncaa-coach-contacts',
  'building-a-strong-portfolio',
  'importance-of-identity',
  'five-steps-to-a-recruiters-attention',
  'importing-highlights',
])('the blog has %s', (slug) => expect(articleSlugs).toContain(slug));

describe.each(articleSlugs)('the article %s', (slug) => {
  const [english, french] = [articleIn('en', slug), articleIn('fr-ca', slug)];

  it('has the same headings, paragraphs, lists, tables and sources in both languages', () => {
    expect(french.headings.map(({ id }) => id)).toEqual(english.headings.map(({ id }) => id));
    expect(shapeOf(french.html)).toEqual(shapeOf(english.html));
    const sources = (html: string) => [...html.matchAll(/<li id="(note-[^"]+)"/g)].map(([, id]) => id);
    expect(sources(french.html)).toEqual(sources(english.html));
    expect(sources(english.html).length).toBeGreaterThan(0);
  });

  it('has the same dates and related articles in both languages, none of which is itself', () => {
    const { published, checked, related } = english;
    expect(french).toMatchObject({ published, checked, related });
    expect(related).not.toContain(slug);
  });

  it('has 800 words or more, and about as many characters in both languages', () => {
    for (const { words } of [english, french]) expect(words).toBeGreaterThanOrEqual(800);
    const ratio = plainText(french.html).length / plainText(english.html).length;
    expect(ratio).toBeGreaterThan(0.85);
    expect(ratio).toBeLessThan(1.45);
  });

  it(`was checked against its sources within ${MONTHS} months`, () =>
    expect(monthsSince(english.checked, new Date())).toBeLessThanOrEqual(MONTHS));

  it.each(languages)('links to pages and headings that exist, in %s', (language: Language) => {
    const { html, headings } = articleIn(language, slug);
    const known = addressesIn(language, {
      headings: (one) => articleIn(language, one).headings,
      answers: faqSections.flatMap((section) => answersIn(language, section).answers),
    });
    const here = new Set([...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => `#${id}`));
    const hrefs = hrefsIn(html);
    expect(hrefs.filter((href) => !known.has(href) && !here.has(href) && !outside.test(href))).toEqual([]);
    expect(new Set(headings.map(({ id }) => id)).size).toBe(headings.length);
  });

  it.each(languages)('leaves no sign of Markdown, in %s', (language: Language) =>
    expect(plainText(articleIn(language, slug).html)).not.toMatch(/\*\*|\]\(|\[\^|\{#|\|/),
  );
});

it('a month counts from its beginning', () => {
  expect(monthsSince('2026-11', new Date('2026-11-30T00:00:00Z'))).toBe(0);
  expect(monthsSince('2026-11', new Date('2028-06-01T00:00:00Z'))).toBe(19);
});
