import { DataTable, SearchField, text } from '@palmares/ui';
import { css } from '@palmares/ui/styled-system/css';
import { keepPreviousData } from '@tanstack/react-query';
import { useState } from 'react';
import { trpc } from '../../api/client.ts';
import { LINKS_PER_PAGE } from '../../api/sharing/links-per-page.ts';
import { useSettled } from '../../browser/use-settled.ts';
import { useWide } from '../../browser/use-wide.ts';
import { numberWords } from '../../i18n/numbers.ts';
import { RetryBanner } from '../../notices/retry-banner.tsx';
import { m } from '../../paraglide/messages.js';
import { type LinkColumns, linkColumns } from './link-columns.tsx';
import { LABEL_LENGTH } from './link-fields.tsx';
import { ShowMore } from './show-more.tsx';
import { useOpenParts } from './use-link-parts.ts';

const stack = css({ display: 'flex', flexDirection: 'column', gap: '4', minWidth: '0' });

interface LinkListProps extends LinkColumns {
  /** The link whose message stands beside the list, where there is room for it. */
  readonly current?: string | undefined;
}

/** The links that have not ended. The server searches them, because most of many are not here. */
export const LinkList = ({ current, ...props }: LinkListProps) => {
  const { linkCount, mayOpenAllParts } = props.data;
  const open = useOpenParts(mayOpenAllParts);
  const isBesideMessage = useWide();
  const [search, setSearch] = useState('');
  const asked = useSettled(search.trim().slice(0, LABEL_LENGTH));
  const pages = trpc.sharing.links.useInfiniteQuery(
    { search: asked },
    { getNextPageParam: ({ next }) => next, placeholderData: keepPreviousData },
  );
  const { data, error, isFetching, isPlaceholderData, refetch } = pages;
  const links = data?.pages.flatMap((page) => page.links) ?? [];
  const isAwaited = isFetching && links.length === 0 && asked === '';
  const found = isPlaceholderData || asked === '' ? undefined : data?.pages[0]?.total;
  return (
    <div className={stack}>
      {linkCount > LINKS_PER_PAGE || search !== '' ? (
        <SearchField
          label={m.share_search_label()}
          value={search}
          onValueChange={setSearch}
          clearLabel={m.share_search_clear()}
          results={
            found === undefined
              ? undefined
              : m.share_search_results({ count: numberWords(found), total: numberWords(linkCount) })
          }
        />
      ) : null}
      {data === undefined && error ? (
        <RetryBanner error={error} isFetching={isFetching} onRetry={() => refetch()} />
      ) : (
        <DataTable
          caption={m.share_links_title()}
          captionHidden
          columns={linkColumns({ ...props, open })}
          rows={links}
          rowId={({ linkId }) => linkId}
          isCurrent={({ linkId }) => isBesideMessage && linkId === current}
          awaited={isAwaited ? Math.min(linkCount, LINKS_PER_PAGE) : 0}
          empty={<span className={text({ tone: 'muted' })}>{m.share_search_none()}</span>}
        />
      )}
      <ShowMore key={asked} of={pages} />
    </div>
  );
};
