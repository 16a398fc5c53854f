import type { PortfolioPart } from '@palmares/domain/shared-portfolio';
import { m } from '../../paraglide/messages.js';
import { partNames } from './part-words.ts';
import { days, type Period, periodWords } from './period.ts';

interface NewLinkOptions {
  /** The end of a new link, which has none to keep. */
  readonly period: Period;
  /** The parts that have something to show. */
  readonly filled: readonly PortfolioPart[];
  readonly isOn: (part: PortfolioPart) => boolean;
}

/** The options of a new link in lines: what it shows, what it hides, and how long it works. */
export const optionsSummary = ({ period, filled, isOn }: NewLinkOptions): readonly string[] => {
  const on = filled.filter(isOn);
  const off = filled.filter((part) => !isOn(part));
  return [
    ...(on.length === 0 ? [] : [m.share_options_shows({ parts: partNames(on) })]),
    ...(off.length === 0 ? [] : [m.share_options_hides({ parts: partNames(off) })]),
    periodWords(days.find((each) => each === period) ?? 'always'),
  ];
};
