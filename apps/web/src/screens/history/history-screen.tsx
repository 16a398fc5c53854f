import type { SectionName } from '@palmares/domain/portfolio';
import { Button, EmptyState, Page, PageHeader, Skeleton, VisuallyHidden } from '@palmares/ui';
import { css } from '@palmares/ui/styled-system/css';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { NoPortfolioYetDrawing } from '../../drawings/empty/no-portfolio-yet.tsx';
import { RetryBanner } from '../../notices/retry-banner.tsx';
import { ZoneNote } from '../../notices/zone-note.tsx';
import { m } from '../../paraglide/messages.js';
import { entriesQuery } from './entries-query.ts';
import { HistoryDays } from './history-days.tsx';
import type { KnownEntries } from './known-entries.ts';
import { OpenSection } from './open-section.tsx';
import { focusEntry } from './reading-place.ts';
import { SectionFilter } from './section-filter.tsx';
import { usePages } from './use-pages.ts';

const body = css({ display: 'flex', flexDirection: 'column', gap: '8', '& > button': { alignSelf: 'flex-start' } });

interface EntriesProps {
  readonly section: SectionName | undefined;
  readonly known: KnownEntries;
}

const Entries = ({ section, known }: EntriesProps) => {
  const { shown, isPending, showOlder, showNewest } = usePages(section, known);
  const first = shown?.first;
  const isHere = known.entries.some(({ version }) => version === first);
  useEffect(() => {
    if (first !== undefined && isHere) focusEntry(first);
  }, [first, isHere]);
  return (
    <>
      {known.isCut ? (
        <Button variant="outline" loading={isPending} onClick={showNewest}>
          {m.history_newest()}
        </Button>
      ) : null}
      <HistoryDays known={known} filter={section} />
      {known.next === null ? null : (
        <Button variant="outline" loading={isPending} onClick={showOlder}>
          {m.history_older()}
        </Button>
      )}
      <VisuallyHidden role="status">{shown?.says}</VisuallyHidden>
    </>
  );
};

/** Every change of the portfolio, or of one section. */
export const HistoryScreen = ({ section }: { readonly section: SectionName | undefined }) => {
  const { data, error, isPlaceholderData, isFetching, refetch } = useQuery(entriesQuery(useQueryClient(), section));
  const isEmpty = data?.entries.length === 0 && !isPlaceholderData;
  return (
    <Page width="work">
      <PageHeader title={m.history_title()} lead={`${m.history_lead()} ${m.who_sees_history()}`} />
      <SectionFilter section={section} />
      {data === undefined || data.entries.length === 0 ? null : <ZoneNote />}
      <div className={body} aria-busy={isPlaceholderData || undefined}>
        {error === null ? null : <RetryBanner error={error} isFetching={isFetching} onRetry={() => refetch()} />}
        {isEmpty ? (
          <EmptyState
            picture={<NoPortfolioYetDrawing size={160} />}
            title={m.history_empty_title()}
            text={section === undefined ? m.history_empty_all_text() : m.history_empty_text()}
            action={section === undefined ? undefined : <OpenSection section={section} />}
          />
        ) : null}
        {data === undefined && error === null ? <Skeleton shape="card" /> : null}
        {data === undefined ? null : <Entries key={section} section={section} known={data} />}
      </div>
    </Page>
  );
};
