import { matches } from '@palmares/ui/accent-free';

/** Marks the field of a search; its value is the number of entries. */
export const SEARCH = 'data-search';
export const SEARCH_RESULTS = 'data-search-results';

/** Marks an element whose text is searched. `ENTRY_WORDS` inside of it marks the only part that counts. */
export const ENTRY = 'data-entry';
export const ENTRY_WORDS = 'data-entry-words';
/** Marks an element that is shown while one of its entries is. */
export const ENTRY_GROUP = 'data-entry-group';

/** Marks the list of groups, which is shown only without a search. */
export const ENTRY_CONTENTS = 'data-entry-contents';

/** Hides the entries that do not match, the groups without a match, and the list of groups. Returns how many entries are left. */
export const showMatches = (page: ParentNode, query: string): number => {
  let count = 0;
  for (const entry of page.querySelectorAll<HTMLElement>(`[${ENTRY}]`)) {
    const { textContent } = entry.querySelector(`[${ENTRY_WORDS}]`) ?? entry;
    entry.hidden = !matches(textContent, query);
    if (!entry.hidden) count += 1;
  }
  for (const contents of page.querySelectorAll<HTMLElement>(`[${ENTRY_CONTENTS}]`))
    contents.hidden = query.trim() !== '';
  for (const group of page.querySelectorAll<HTMLElement>(`[${ENTRY_GROUP}]`))
    group.hidden = !group.querySelector(`[${ENTRY}]:not([hidden])`);
  return count;
};

/**
 * Opens and shows the entry that the address names. Browsers do so, too, but before the script that scrolls a new page
 * to its top.
 */
export const showNamed = ({ hash }: Location): void => {
  const named = hash === '' ? null : document.getElementById(hash.slice(1));
  const entry = named?.closest(`details[${ENTRY}]`);
  if (!named || !entry || scrollY > 0) return;
  entry.toggleAttribute('open', true);
  named.scrollIntoView();
};
