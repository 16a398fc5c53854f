import {
  Button,
  type DataColumn,
  DataTable,
  matches,
  SearchField,
  StatusDot,
  text,
  VisuallyHidden,
} from '@palmares/ui';
import { css } from '@palmares/ui/styled-system/css';
import { type ReactNode, useState } from 'react';
import { m } from '../../paraglide/messages.js';
import { LinkActions } from './link-actions.tsx';
import { linkName } from './link-name.ts';
import { stateOf, stateTone, stateWords, untilWords } from './link-state.ts';
import type { ShareData, SharedLink } from './share-data.ts';

/** More than are seen at a glance: then they can be searched. */
const MANY = 10;
const SHOWN_FIRST = 20;

const passcodeWords = {
  account: m.share_link_account_passcode,
  own: m.share_link_protected,
  none: m.share_passcode_none,
};

const stack = css({ display: 'flex', flexDirection: 'column', gap: '4', minWidth: '0' });
const name = css({ display: 'block', overflowWrap: 'anywhere' });
const small = css({ display: 'block', fontWeight: 'regular', color: 'fg.muted' });

interface LinkListProps {
  readonly data: ShareData;
  /** When the list was fetched. */
  readonly now: number;
  readonly onWrite: (linkId: string) => void;
}

const columnsOf = ({ data, now, onWrite }: LinkListProps): readonly DataColumn<SharedLink>[] => [
  {
    id: 'link',
    header: m.share_column_link(),
    cell: (link) => (
      <>
        <span className={name}>{linkName(link)}</span>
        <span className={small}>{passcodeWords[link.passcode]()}</span>
      </>
    ),
  },
  {
    id: 'state',
    header: m.share_column_state(),
    cell: (link) => {
      const state = stateOf(link, { plan: data.plan, at: now });
      return (
        <>
          <StatusDot tone={stateTone[state]}>{stateWords[state]()}</StatusDot>
          {link.expiresAt === null ? null : <span className={small}>{untilWords(link, now)}</span>}
        </>
      );
    },
  },
  {
    id: 'actions',
    header: <VisuallyHidden>{m.share_column_actions()}</VisuallyHidden>,
    cell: (link) => (
      <LinkActions
        link={link}
        isAdult={data.mayOpenAllParts}
        hasAccountPasscode={data.hasAccountPasscode}
        mayShare={data.plan === 'athlete'}
        onWrite={onWrite}
      />
    ),
  },
];

export const LinkList = (props: LinkListProps) => {
  const { links } = props.data;
  const [search, setSearch] = useState('');
  const [showsAll, setShowsAll] = useState(false);
  const found = links.filter((link) => matches(linkName(link), search));
  const shown = showsAll || search !== '' ? found : found.slice(0, SHOWN_FIRST);
  const more: ReactNode =
    shown.length < found.length ? (
      <Button variant="outline" onClick={() => setShowsAll(true)}>
        {m.share_show_all({ total: links.length })}
      </Button>
    ) : null;
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
        columns={columnsOf(props)}
        rows={shown}
        rowId={({ linkId }) => linkId}
        empty={<span className={text({ tone: 'muted' })}>{m.share_search_none()}</span>}
      />
      {more}
    </div>
  );
};
