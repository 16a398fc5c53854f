import type { SectionName } from '@palmares/domain/portfolio';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { apiOf } from '../../api/client.ts';
import { failureWords } from '../../notices/error-status.ts';
import { toasts } from '../../notices/toasts.ts';
import { m } from '../../paraglide/messages.js';
import { getLocale } from '../../paraglide/runtime.js';
import { entriesQuery } from './entries-query.ts';
import type { HistoryPage } from './history-data.ts';
import { type KnownEntries, withNewest, withOlder } from './known-entries.ts';

/** A page that was requested and has arrived. */
interface Shown {
  /** Version of its first entry, from which the athlete reads on. */
  readonly first: number | undefined;
  readonly says: string;
}

interface Asked {
  readonly before?: number;
  /** Returns the known entries with the page added, or unchanged if the page does not follow them. */
  readonly join: (known: KnownEntries | undefined, page: HistoryPage) => KnownEntries | undefined;
  readonly says: (page: HistoryPage) => string;
}

/** Loads older entries, or the newest ones from far back. */
export const usePages = (section: SectionName | undefined, { next }: KnownEntries) => {
  const queryClient = useQueryClient();
  const [isPending, setPending] = useState(false);
  const [shown, setShown] = useState<Shown | null>(null);

  const ask = async ({ before, join, says }: Asked): Promise<void> => {
    setPending(true);
    // Clear it first, because repeating the same text would not be announced.
    setShown(null);
    try {
      const input = {
        language: getLocale(),
        ...(before === undefined ? {} : { before }),
        ...(section === undefined ? {} : { section }),
      };
      const page = await apiOf(queryClient).client.history.entries.query(input);
      queryClient.setQueryData(entriesQuery(queryClient, section).queryKey, (known) => join(known, page));
      setShown({ first: page.entries[0]?.version, says: says(page) });
    } catch (error) {
      toasts.show({ title: failureWords(error) });
    } finally {
      setPending(false);
    }
  };

  return {
    isPending,
    shown,
    showOlder: async () => {
      if (next === null) return;
      await ask({
        before: next,
        join: (known, page) => (known?.next === next ? withOlder(known, page) : known),
        says: ({ entries }) => m.history_older_shown({ count: entries.length }),
      });
    },
    showNewest: () =>
      ask({ join: (_known, page) => withNewest(undefined, page), says: () => m.history_newest_shown() }),
  };
};
