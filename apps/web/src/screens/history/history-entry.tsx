import type { SectionName } from '@palmares/domain/portfolio';
import { ChevronRight } from '@palmares/ui';
import { css, cx } from '@palmares/ui/styled-system/css';
import { Link } from '@tanstack/react-router';
import { memo } from 'react';
import { getLocale } from '../../paraglide/runtime.js';
import type { HistoryEntry } from './history-data.ts';
import { Clock, lineLayout, SectionLine } from './history-line.tsx';

const row = css({ display: 'flex', alignItems: 'center', gap: '4', minHeight: 'control', color: 'fg' });
const places = {
  list: css({ minHeight: '16', py: '4' }),
  section: css({ py: '3' }),
  run: css({ py: '2' }),
};
const link = css({
  textDecoration: 'none',
  borderRadius: 'control',
  '& > svg': { flexShrink: '0', color: 'fg.muted' },
  _hover: { color: 'accent.text' },
});

interface EntryProps {
  readonly entry: HistoryEntry;
  /** Author or device; null if the change above says so. */
  readonly from: string | null;
  /** The section whose changes the list shows; undefined for all. */
  readonly filter: SectionName | undefined;
  /** The list of all sections, that of one section, or a run of one section within all. */
  readonly place: keyof typeof places;
}

const Words = ({ says, from }: { readonly says: string; readonly from: string | null }) => (
  <span className={lineLayout.words}>
    <span>{says}</span>
    {from === null ? null : <span className={lineLayout.aside}>{from}</span>}
  </span>
);

/** One change. A section's change links to the section as it was then. */
export const Entry = memo(({ entry, from, filter, place }: EntryProps) => {
  const { at, section, says, version } = entry;
  const content = (
    <span className={lineLayout.line}>
      {place === 'list' ? (
        <SectionLine section={section} at={at} says={says} from={from} />
      ) : (
        <>
          <Words says={says} from={from} />
          <Clock at={at} />
        </>
      )}
    </span>
  );
  if (section === null) return <div className={cx(row, places[place])}>{content}</div>;
  return (
    <Link
      to="/$lang/app/portfolio/history/$section/$version"
      params={{ lang: getLocale(), section, version: String(version) }}
      search={filter === undefined ? {} : { section: filter }}
      className={cx(row, places[place], link)}
    >
      {content}
      <ChevronRight aria-hidden size={20} />
    </Link>
  );
});
