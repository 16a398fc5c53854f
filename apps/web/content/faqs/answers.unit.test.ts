import { type Language, languages } from '@palmares/domain/kernel';
import { describe, expect, it } from 'vitest';
import { articleIn } from '../blog/articles.server.ts';
import { addressesIn, hrefsIn, plainText, shapeOf } from '../testing/written.ts';
import { answersIn } from './answers.server.ts';
import { type FaqSection, faqSections } from './faq.ts';

const idsIn = (language: Language, section: FaqSection) => answersIn(language, section).answers.map(({ id }) => id);
const textOf = (language: Language, section: FaqSection) =>
  answersIn(language, section)
    .answers.map(({ question, html }) => `${question} ${plainText(html)}`)
    .join(' ');

describe.each(faqSections)('the questions of %s', (section) => {
  it('are the same in both languages, and answered alike', () => {
    expect(idsIn('fr-ca', section)).toEqual(idsIn('en', section));
    const shapes = (language: Language) => answersIn(language, section).answers.map(({ html }) => shapeOf(html));
    expect(shapes('fr-ca')).toEqual(shapes('en'));
    expect(idsIn('en', section).length).toBeGreaterThanOrEqual(6);
  });

  it('take about as many characters in both languages', () => {
    const ratio = textOf('fr-ca', section).length / textOf('en', section).length;
    expect(ratio).toBeGreaterThan(0.85);
    expect(ratio).toBeLessThan(1.45);
  });

  it.each(languages)('end in a question mark and link to what exists, in %s', (language: Language) => {
    const known = addressesIn(language, {
      headings: (slug) => articleIn(language, slug).headings,
      answers: faqSections.flatMap((one) => answersIn(language, one).answers),
    });
    for (const { question, html } of answersIn(language, section).answers) {
      expect(question).toMatch(/\?$/);
      expect(plainText(html)).not.toMatch(/\*\*|\]\(|\{/);
      const missing = hrefsIn(html).filter(
        (href) => !known.has(href) && !/^mailto:support@palmares\.example$/.test(href),
      );
      expect(missing).toEqual([]);
    }
  });
});

it('each answer has an address of its own on the page', () => {
  const ids = faqSections.flatMap((section) => idsIn('en', section));
  expect(new Set([...ids, ...faqSections]).size).toBe(ids.length + faqSections.length);
});

it.each(languages)('an account is deleted by writing to support, in %s', (language: Language) => {
  const answers = faqSections.flatMap((section) => answersIn(language, section).answers);
  const deletion = answers.find(({ id }) => id === 'delete-account');
  expect(deletion?.html).toMatch(/contact-us|support@/);
});
