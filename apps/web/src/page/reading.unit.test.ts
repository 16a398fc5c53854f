import { languages } from '@palmares/domain/kernel';
import { describe, expect, it } from 'vitest';
import { articleIn } from '../../content/blog/articles.server.ts';
import { answersIn } from '../../content/faqs/answers.server.ts';
import { faqSections } from '../../content/faqs/faq.ts';
import { addressesIn } from '../../content/testing/written.ts';
import { readings } from './reading.ts';

const sources = import.meta.glob<string>('../**/*.{ts,tsx}', { query: '?raw', import: 'default', eager: true });

describe('what screens link to', () => {
  it.each(languages)('is an article, a heading, an answer or a part of the FAQ that exists, in %s', (language) => {
    const known = new Set([
      ...addressesIn(language, {
        headings: (slug) => articleIn(language, slug).headings,
        answers: faqSections.flatMap((section) => answersIn(language, section).answers),
      }),
      ...faqSections.map((section) => `/${language}/faqs#${section}`),
    ]);
    expect(readings.filter((reading) => !known.has(`/${language}/${reading}`))).toEqual([]);
  });

  it.each(readings)('is linked to: %s', (reading) => {
    const linking = Object.entries(sources).filter(
      ([path, source]) => !path.startsWith('./reading') && new RegExp(`to(?:=|: )["']${reading}["']`).test(source),
    );
    expect(linking.map(([path]) => path)).not.toEqual([]);
  });
});
