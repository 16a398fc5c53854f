import type { SectionName } from '@palmares/domain/portfolio';
import { keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query';
import { apiOf } from '../../api/client.ts';
import { getLocale } from '../../paraglide/runtime.js';
import { type KnownEntries, withNewest } from './known-entries.ts';

/** Queries the loaded entries of one section or of all. A refetch adds the new ones. */
export const entriesQuery = (queryClient: QueryClient, section: SectionName | undefined) => {
  const language = getLocale();
  const queryKey = ['history', language, section ?? 'all'] as const;
  return queryOptions({
    queryKey,
    queryFn: async () => {
      const input = section === undefined ? { language } : { language, section };
      const newest = await apiOf(queryClient).client.history.entries.query(input);
      return withNewest(queryClient.getQueryData<KnownEntries>(queryKey), newest);
    },
    placeholderData: keepPreviousData,
  });
};
