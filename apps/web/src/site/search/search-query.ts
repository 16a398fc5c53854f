/** Maximum characters of a search, longer than any title. */
const LONGEST = 100;

/** Search parameters of a searchable page. */
export interface SearchQuery {
  readonly q?: string;
}

export const searchQuery = ({ q }: Record<string, unknown>): SearchQuery => {
  const text = typeof q === 'string' ? q.slice(0, LONGEST) : '';
  return text.trim() === '' ? {} : { q: text };
};
