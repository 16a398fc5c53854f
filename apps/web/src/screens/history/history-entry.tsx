import type { SectionName } from '@palmares/domain/portfolio';
import { ChevronRight } from '@palmares/ui';
import { css, cx } from '@palmares/ui/styled-system/css';
import { Link } from '@tanstack/react-router';
import { memo } from 'react';
import { clockWordsIn } from '../../i18n/dates.ts';
import { m } from '../../paraglide/messages.js';
import { getLocale } from '../../paraglide/runtime.js';
import type { HistoryEntry } from './history-data.ts';

const row = css({
  display: 'grid',
  gridTemplateColumns: '[3.5rem minmax(0, 1fr) 1.25rem]',
  alignItems: 'start',
  columnGap: '3',
  minHeight: 'control',
  paddingBlock: '3',
  px: '2',
  mx: '-2',
  color: 'fg',
  lineHeight: 'snug',
});
const link = css({ textDecoration: 'none', borderRadius: 'control', _hover: { bg: 'surface' } });
const clock = css({ color: 'fg.muted', fontVariantNumeric: 'tabular-nums' });
const words = css({ display: 'flex', flexDirection: 'column', gap: '1', overflowWrap: 'anywhere' });
const aside = css({ color: 'fg.muted', fontSize: 'label' });

const whence = ({ by, device }: HistoryEntry): string | null => {
  if (by === 'you') return device;
  return by === 'support' ? m.history_by_support() : m.history_by_system();
};

interface EntryProps {
  readonly entry: HistoryEntry;
  readonly timeZone: string;
  /** The section whose changes the list shows; undefined for all. */
  readonly filter: SectionName | undefined;
}

/** One change. A section's change links to the section as it was then. */
export const Entry = memo(({ entry, timeZone, filter }: EntryProps) => {
  const { at, section, says, version } = entry;
  const from = whence(entry);
  const content = (
    <>
      <time dateTime={at.toISOString()} className={clock}>
        {clockWordsIn(at, timeZone)}
      </time>
      <span className={words}>
        <span>{says}</span>
        {from === null ? null : <span className={aside}>{from}</span>}
      </span>
    </>
  );
  if (section === null) return <div className={row}>{content}</div>;
  return (
    <Link
      to="/$lang/app/portfolio/history/$section/$version"
      params={{ lang: getLocale(), section, version: String(version) }}
      search={filter === undefined ? {} : { section: filter }}
      className={cx(row, link)}
    >
      {content}
      <ChevronRight aria-hidden size={20} />
    </Link>
  );
});
