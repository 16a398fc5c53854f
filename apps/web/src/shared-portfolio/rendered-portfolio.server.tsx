import type { SharedPortfolio } from '@palmares/domain/shared-portfolio';
import type { ComponentProps } from 'react';
import { renderToString } from 'react-dom/server';
import { explanationsIn } from '../../content/identity/explanations.server.ts';
import { type CoachingNote, coachingNotes } from '../api/identity/coaching-notes.ts';
import { getLocale } from '../paraglide/runtime.js';
import { SharedPortfolioView } from './shared-portfolio-view.tsx';

type Shown = Omit<ComponentProps<typeof SharedPortfolioView>, 'coaching' | 'picture'>;

const coachingOf = ({ sections }: SharedPortfolio): readonly CoachingNote[] =>
  sections?.identity ? coachingNotes(sections.identity, explanationsIn(getLocale())) : [];

/** Rendered pages, cached as long as the object they show: everyone who opens a link gets the same one. */
const rendered = new WeakMap<Shown, Uint8Array>();

/** Returns the HTML of a portfolio, in UTF-8. */
export const renderedPortfolio = (shown: Shown): Uint8Array => {
  const known = rendered.get(shown);
  if (known !== undefined) return known;
  const { portfolio, downloads, lastWords } = shown;
  const html = renderToString(
    <SharedPortfolioView
      portfolio={portfolio}
      downloads={downloads}
      lastWords={lastWords}
      coaching={coachingOf(portfolio)}
    />,
    // Its ids have another prefix than those of the surrounding page.
    { identifierPrefix: 'portfolio' },
  );
  const page = Buffer.from(html);
  rendered.set(shown, page);
  return page;
};
