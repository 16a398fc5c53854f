/** Longer than any title, in characters. */
const LONGEST = 100;

/** What may stand in the address of a page that is searched. */
export interface SearchQuery {
  readonly q?: string;
}

export const searchQuery = ({ q }: Record<string, unknown>): SearchQuery => {
  const text = typeof q === 'string' || typeof q === 'number' ? String(q).slice(0, LONGEST) : '';
  return text.trim() === '' ? {} : { q: text };
};
