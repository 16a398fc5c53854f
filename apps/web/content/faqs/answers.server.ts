import type { Language } from '@palmares/domain/kernel';
import { filled } from '../markdown/filled.server.ts';
import { oncePerText } from '../markdown/once-per-text.ts';
import type { Answers, FaqSection } from './faq.ts';

const files = import.meta.glob<Answers>('./*.md', { eager: true, import: 'default' });

export const answersIn = oncePerText((language: Language, section: FaqSection): Answers => {
  const answers = files[`./${section}.${language}.md`];
  if (!answers) throw new Error(`There is no section ${section} in ${language}`);
  return {
    ...answers,
    answers: answers.answers.map((answer) => ({ ...answer, html: filled(answer.html, language) })),
  };
});
