import { matches } from '@palmares/ui';

/** Said of an element whose text is searched; one inside of it, if only that part counts. */
export const ENTRY = 'data-entry';
export const ENTRY_WORDS = 'data-entry-words';
/** Said of an element that is shown while one of its entries is. */
export const ENTRY_GROUP = 'data-entry-group';

/** Hides the entries of the page that do not match, and the groups without a match. Returns how many are left. */
export const showMatches = (page: ParentNode, query: string): number => {
  let count = 0;
  for (const entry of page.querySelectorAll<HTMLElement>(`[${ENTRY}]`)) {
    const { textContent } = entry.querySelector(`[${ENTRY_WORDS}]`) ?? entry;
    entry.hidden = !matches(textContent, query);
    if (!entry.hidden) count += 1;
  }
  for (const group of page.querySelectorAll<HTMLElement>(`[${ENTRY_GROUP}]`))
    group.hidden = !group.querySelector(`[${ENTRY}]:not([hidden])`);
  return count;
};

/**
 * Opens the entry that the address names, and shows it. Browsers open it by themselves, but the script that puts a new
 * page to its top runs after them.
 */
export const showNamed = ({ hash }: Location): void => {
  const named = hash === '' ? null : document.getElementById(hash.slice(1));
  const entry = named?.closest(`details[${ENTRY}]`);
  if (!named || !entry || scrollY > 0) return;
  entry.toggleAttribute('open', true);
  named.scrollIntoView();
};
