import { z } from 'zod';
import { splitFrontMatter } from '../markdown/front-matter.ts';
import { readMarkdown } from '../markdown/read-markdown.ts';
import type { Answers } from './faq.ts';

const frontMatter = z.strictObject({ title: z.string().min(1) });

/** Reads a section of the questions when the app is built: each heading is a question, and its answer follows. */
export const readAnswers = (source: string): Answers => {
  const { fields, body } = splitFrontMatter(source);
  const { html, headings } = readMarkdown(body);
  const [before = '', ...answers] = html.split(/<h2 [^>]*>.*<\/h2>\n/);
  if (before.trim() !== '' || headings.some(({ depth }) => depth !== 2))
    throw new Error('Every text of a section belongs to a question of the second level');
  return {
    ...frontMatter.parse(fields),
    answers: headings.map(({ id, title }, place) => ({ id, question: title, html: answers[place] ?? '' })),
  };
};
