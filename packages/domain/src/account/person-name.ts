import { issue } from '../kernel/field-errors.ts';
import { line } from '../kernel/text.ts';

const nameLimits = { min: 2, max: 30 } as const;

/** A name is shown to others and written in mails, where these would make an address of it. */
const ofAddresses = /[/:@]/u;

export const personName = line({ ...nameLimits, required: true }).check(({ value, issues }) => {
  if (ofAddresses.test(value)) issues.push(issue('name_invalid', value));
});

const ignorable = /\p{Default_Ignorable_Code_Point}/gu;
/** Includes the dots of Chinese and Japanese, which browsers treat as full stops. */
const dottedWords = /[\p{L}\p{M}\p{N}-]+(?:[.。．｡][\p{L}\p{M}\p{N}-]+)+/gu;

/**
 * True if a mail program could make a link of the name: words of two letters or more with dots between them, the last of which is
 * a top-level domain. `J.P.` and `St. John` are names. The domains, in lower case, are too many for a browser.
 */
export const namesWebsite = (name: string, topLevelDomains: ReadonlySet<string>): boolean =>
  (name.replace(ignorable, '').toLowerCase().match(dottedWords) ?? []).some((dotted) => {
    const words = dotted.split(/[.。．｡]/u);
    const [before = '', last = ''] = words.slice(-2);
    return words[0] === 'www' || (before.length > 1 && topLevelDomains.has(last));
  });
