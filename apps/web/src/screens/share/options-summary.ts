import { identityParts } from '@palmares/domain/sections';
import type { PortfolioPart } from '@palmares/domain/shared-portfolio';
import { languageTag } from '../../i18n/language.ts';
import { m } from '../../paraglide/messages.js';
import { getLocale } from '../../paraglide/runtime.js';

/** The parts of a link as one line names them: the results of Identity are one thing. */
const groups: readonly { readonly name: () => string; readonly parts: readonly PortfolioPart[] }[] = [
  { name: m.share_group_contacts, parts: ['contacts'] },
  { name: m.share_group_documents, parts: ['documents'] },
  { name: m.share_group_ncaa, parts: ['ncaaId'] },
  { name: m.share_group_identity, parts: identityParts },
];

export interface LinkParts {
  /** The parts that have something to show. */
  readonly filled: readonly PortfolioPart[];
  readonly isOn: (part: PortfolioPart) => boolean;
}

const listed = (names: readonly string[]): string => new Intl.ListFormat(languageTag(getLocale())).format(names);

/** Says which parts a link shows: all, some, or none of those that it could. Empty if it could show none. */
export const partsSummary = ({ filled, isOn }: LinkParts): string => {
  const namesOf = (isNamed: (part: PortfolioPart) => boolean) =>
    groups.filter(({ parts }) => parts.some(isNamed)).map(({ name }) => name());
  const shown = namesOf((part) => filled.includes(part) && isOn(part));
  if (shown.length > 1 && filled.every(isOn)) return m.share_options_all();
  if (shown.length > 0) return m.share_options_shows({ parts: listed(shown) });
  const hidden = namesOf((part) => filled.includes(part));
  return hidden.length === 0 ? '' : m.share_options_hides({ parts: listed(hidden) });
};

/** Facts about a link in one line, which wraps after a dot and never before one. */
export const inOneLine = (facts: readonly string[]): string => facts.filter(Boolean).join('\u00a0· ');
