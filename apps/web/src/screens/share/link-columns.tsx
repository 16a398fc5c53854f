import { type DataColumn, StatusDot, VisuallyHidden } from '@palmares/ui';
import { css } from '@palmares/ui/styled-system/css';
import { dateWords } from '../../i18n/dates.ts';
import { m } from '../../paraglide/messages.js';
import { LinkActions } from './link-actions.tsx';
import { linkName } from './link-name.ts';
import { stateOf, stateTone, stateWords, untilWords } from './link-state.ts';
import type { ShareData, SharedLink } from './share-data.ts';
import { linkAnchor } from './show-more.tsx';

const name = css({ display: 'block', overflowWrap: 'anywhere' });
const small = css({ display: 'block', fontWeight: 'regular', color: 'fg.muted' });

const oneLine = css({ whiteSpace: 'nowrap' });

const passcodeWords = {
  account: m.share_link_account_passcode,
  own: m.share_link_protected,
  none: m.share_passcode_none,
};

const openedWords = (opened: SharedLink['opened']): string =>
  opened ? m.share_opened({ count: opened.count, date: dateWords(opened.lastAt) }) : m.share_opened_never();

export interface LinkColumns {
  readonly data: ShareData;
  readonly onWrite: (linkId: string) => void;
}

export const linkColumns = ({ data, onWrite }: LinkColumns): readonly DataColumn<SharedLink>[] => [
  {
    id: 'link',
    header: m.share_column_link(),
    cell: (link) => (
      <>
        <span id={linkAnchor(link.linkId)} tabIndex={-1} className={name}>
          {linkName(link)}
        </span>
        <span className={small}>{passcodeWords[link.passcode]()}</span>
        <span className={small}>{openedWords(link.opened)}</span>
      </>
    ),
  },
  {
    id: 'state',
    header: m.share_column_state(),
    cell: (link) => {
      const state = stateOf(link, data.plan);
      return (
        <>
          <StatusDot tone={stateTone[state]} className={oneLine}>
            {stateWords[state]()}
          </StatusDot>
          {link.expiresAt === null ? null : <span className={small}>{untilWords(link)}</span>}
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
