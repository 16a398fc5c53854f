import { articleSlugs } from '@palmares/domain/blog';
import { type Language, languages } from '@palmares/domain/kernel';
import { describe, expect, it } from 'vitest';
import { answersIn } from '../faqs/answers.server.ts';
import { faqSections } from '../faqs/faq.ts';
import { addressesIn, hrefsIn, plainText, shapeOf } from '../testing/written.ts';
import { articleFiles, articleIn } from './articles.server.ts';

/** External sites that an article may link to. */
const outside = /^https:\/\/(?:www\.ncaa\.org|web3\.ncaa\.org\/ecwr3)\/?$/;

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

  it('leads to other articles', () => {
    expect(english.related.length).toBeGreaterThan(0);
    expect(english.related).not.toContain(slug);
  });

  it.each(languages)('begins with what it says in short, in %s', (language: Language) => {
    const [beforeHeadings = ''] = articleIn(language, slug).html.split('<h2');
    expect(beforeHeadings).toMatch(/<aside><p><strong>(In short|En bref)<\/strong><\/p>\n<ul>/);
  });

  it('has 800 words or more, and about as many characters in both languages', () => {
    for (const { words } of [english, french]) expect(words).toBeGreaterThanOrEqual(800);
    const ratio = plainText(french.html).length / plainText(english.html).length;
    expect(ratio).toBeGreaterThan(0.85);
    expect(ratio).toBeLessThan(1.45);
  });

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
    expect(plainText(articleIn(language, slug).html)).not.toMatch(/\*\*|\]\(|\[\^|\{|\|/),
  );
});
