import { Button, DataTable, matches, SearchField, text } from '@palmares/ui';
import { css } from '@palmares/ui/styled-system/css';
import { useState } from 'react';
import { trpc } from '../../api/client.ts';
import { m } from '../../paraglide/messages.js';
import { type LinkColumns, linkColumns } from './link-columns.tsx';
import { linkName } from './link-name.ts';

/** More than are seen at a glance: then they can be searched. */
const MANY = 10;
const SHOWN_FIRST = 20;

const stack = css({ display: 'flex', flexDirection: 'column', gap: '4', minWidth: '0' });

export const LinkList = (props: Omit<LinkColumns, 'openings'>) => {
  const { links } = props.data;
  const { data: openings } = trpc.openings.mine.useQuery();
  const [search, setSearch] = useState('');
  const [showsAll, setShowsAll] = useState(false);
  const found = links.filter((link) => matches(linkName(link), search));
  const shown = showsAll || search !== '' ? found : found.slice(0, SHOWN_FIRST);
  return (
    <div className={stack}>
      {links.length > MANY ? (
        <SearchField
          label={m.share_search_label()}
          value={search}
          onValueChange={setSearch}
          clearLabel={m.share_search_clear()}
          results={search === '' ? undefined : m.share_search_results({ count: found.length, total: links.length })}
        />
      ) : null}
      <DataTable
        caption={m.share_links_title()}
        captionHidden
        columns={linkColumns({ ...props, openings })}
        rows={shown}
        rowId={({ linkId }) => linkId}
        empty={<span className={text({ tone: 'muted' })}>{m.share_search_none()}</span>}
      />
      {shown.length < found.length ? (
        <Button variant="outline" onClick={() => setShowsAll(true)}>
          {m.share_show_all({ total: links.length })}
        </Button>
      ) : null}
    </div>
  );
};
