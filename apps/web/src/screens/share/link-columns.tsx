import { everyPart } from '@palmares/domain/shared-portfolio';
import { type DataColumn, StatusDot, VisuallyHidden } from '@palmares/ui';
import { css } from '@palmares/ui/styled-system/css';
import { dateWords } from '../../i18n/dates.ts';
import { m } from '../../paraglide/messages.js';
import { LinkActions } from './link-actions.tsx';
import { linkName } from './link-name.ts';
import { endsSoon, endsWords, stateOf, stateTone, stateWords } from './link-state.ts';
import { inOneLine, partsSummary } from './options-summary.ts';
import type { ShareData, SharedLink } from './share-data.ts';
import { linkAnchor } from './show-more.tsx';
import type { useOpenParts } from './use-link-parts.ts';

const head = css({ display: 'flex', justifyContent: 'space-between', alignItems: 'baseline', gap: '3' });
const name = css({ minWidth: '0', overflowWrap: 'anywhere' });
const openings = css({ display: 'block', fontWeight: 'regular' });
const small = css({ display: 'block', fontWeight: 'regular', color: 'fg.muted' });
const oneLine = css({ flexShrink: '0', whiteSpace: 'nowrap', fontWeight: 'regular' });

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

interface OpenColumns extends LinkColumns {
  readonly open: Pick<ReturnType<typeof useOpenParts>, 'filled' | 'isClosed'>;
}

const showsWords = (link: SharedLink, { data, open: { filled, isClosed } }: OpenColumns): string => {
  const parts = link.parts ?? everyPart(data.mayOpenAllParts);
  return partsSummary({ filled, isOn: (part) => parts[part] && !isClosed(part) });
};

/** Says what a link shows and until when, with a near end first. */
const factsOf = (link: SharedLink, columns: OpenColumns): string => {
  const [shows, ends] = [showsWords(link, columns), endsWords(link)];
  return inOneLine(endsSoon(link, columns.data.at) ? [ends, shows] : [shows, ends]);
};

export const linkColumns = (columns: OpenColumns): readonly DataColumn<SharedLink>[] => {
  const { data, onWrite } = columns;
  return [
    {
      id: 'link',
      header: m.share_column_link(),
      cell: (link) => {
        const state = stateOf(link, data.plan);
        return (
          <>
            <span className={head}>
              <span id={linkAnchor(link.linkId)} tabIndex={-1} className={name}>
                {linkName(link)}
              </span>{' '}
              <StatusDot tone={stateTone[state]} className={oneLine}>
                {stateWords[state]()}
              </StatusDot>
            </span>{' '}
            <span className={openings}>{openedWords(link.opened)}</span>{' '}
            <span className={small}>{factsOf(link, columns)}</span>{' '}
            <span className={small}>{passcodeWords[link.passcode]()}</span>
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
};
