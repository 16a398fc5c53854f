import type { SharedPortfolio } from '@palmares/domain/shared-portfolio';
import type { ComponentProps } from 'react';
import { explanationsIn } from '../../content/identity/explanations.server.ts';
import { type CoachingNote, coachingNotes } from '../api/identity/coaching-notes.ts';
import { type KeptHtml, keptHtml } from '../islands/kept-html.server.ts';
import { getLocale } from '../paraglide/runtime.js';
import { SharedPortfolioView } from './shared-portfolio-view.tsx';

type Shown = Omit<ComponentProps<typeof SharedPortfolioView>, 'coaching' | 'picture'>;

const coachingOf = ({ sections }: SharedPortfolio): readonly CoachingNote[] =>
  sections?.identity ? coachingNotes(sections.identity, explanationsIn(getLocale())) : [];

/** Rendered pages, cached as long as the object they show: everyone who opens a link gets the same one. */
const rendered = new WeakMap<Shown, KeptHtml>();

export const renderedPortfolio = (shown: Shown): KeptHtml => {
  const known = rendered.get(shown);
  if (known !== undefined) return known;
  const { portfolio, downloads, lastWords } = shown;
  const page = keptHtml(
    <SharedPortfolioView
      portfolio={portfolio}
      downloads={downloads}
      lastWords={lastWords}
      coaching={coachingOf(portfolio)}
    />,
  );
  rendered.set(shown, page);
  return page;
};
