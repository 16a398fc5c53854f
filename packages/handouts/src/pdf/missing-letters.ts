import type { Language } from '@palmares/domain/kernel';
import type { SharedPortfolio } from '@palmares/domain/shared-portfolio';
import { missingLetters, readable } from '../fonts/index.ts';
import { type Page, pageOf } from './page.ts';

const textsOf = ({ name, kicker, lines, saying, figures, left, right }: Page): readonly string[] => {
  const entries = [...figures, ...[...left, ...right].flatMap((block) => block.entries)];
  return [name, kicker, ...lines, saying, ...entries.flatMap(({ label, text }) => [label, text])];
};

/**
 * Returns the distinct letters of the sheet that no font has. If there are any, `makePdf` throws. Counts symbols only
 * in a name of which nothing else would be drawn.
 */
export const missingFromPdf = (portfolio: SharedPortfolio, language: Language): readonly string[] => {
  const page = pageOf(portfolio, language);
  const texts = readable(page.name) === '' ? [page.name] : textsOf(page).map(readable);
  return [...new Set(texts.flatMap(missingLetters))];
};
