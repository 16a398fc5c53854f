import type { PortfolioPart } from '@palmares/domain/shared-portfolio';
import { m } from '../../paraglide/messages.js';
import { getLocale } from '../../paraglide/runtime.js';
import { partNames, partsList } from '../../who-sees/who-sees.ts';

export interface LinkParts {
  /** The parts that have something to show. */
  readonly filled: readonly PortfolioPart[];
  readonly isOn: (part: PortfolioPart) => boolean;
}

/** Says which parts a link shows: all, some, or none of those that it could. Empty if it could show none. */
export const partsSummary = ({ filled, isOn }: LinkParts): string => {
  const locale = getLocale();
  const shown = filled.filter(isOn);
  if (shown.length === filled.length && partNames(shown, locale).length > 1) return m.share_options_all();
  if (shown.length > 0) return m.share_options_shows({ parts: partsList(shown, locale) });
  return filled.length === 0 ? '' : m.share_options_hides({ parts: partsList(filled, locale) });
};

/** Facts about a link in one line, which wraps after a dot and never before one. */
export const inOneLine = (facts: readonly string[]): string => facts.filter(Boolean).join('\u00a0· ');
