import { SEARCH, SEARCH_RESULTS, showMatches, showNamed } from './show-matches.ts';

/** Searches the entries of the page while one types, and opens the one that the address names. */
export const startSearch = (): void => {
  const field = document.querySelector<HTMLInputElement>(`[${SEARCH}]`);
  const results = document.querySelector(`[${SEARCH_RESULTS}]`);
  if (!field || !results) return;
  showNamed(location);
  field.addEventListener('input', async () => {
    const { value } = field;
    const count = showMatches(document, value);
    // The entries are shown at once; only their number waits for its words.
    const { foundWords } = await import('./search-words.ts');
    if (field.value === value)
      results.textContent = value.trim() === '' ? '' : foundWords(count, Number(field.getAttribute(SEARCH)));
  });
};
