import type { SectionName } from '@palmares/domain/portfolio';
import { heading, Skeleton } from '@palmares/ui';
import { css, cx } from '@palmares/ui/styled-system/css';
import { stack } from '@palmares/ui/styled-system/patterns';
import { useId } from 'react';
import { useTimeZone } from '../../browser/use-time-zone.ts';
import { dayWordsIn } from '../../i18n/dates.ts';
import type { HistoryEntry } from './history-data.ts';
import { Entry } from './history-entry.tsx';
import { byDay, type HistoryDay } from './known-entries.ts';

// Thousands of entries may be on the page; a browser lays out only the days in sight.
const part = css({ contentVisibility: 'auto', containIntrinsicSize: '[auto 30rem]', px: '4', mx: '-4' });
// French days begin with a small letter.
const title = css({ '&::first-letter': { textTransform: 'uppercase' } });
const list = css({ listStyle: 'none', marginBlockStart: '2', '& > li': { borderBlockStart: 'line' } });

interface HistoryDaysProps {
  readonly entries: readonly HistoryEntry[];
  /** The section whose changes the list shows; undefined for all. */
  readonly filter: SectionName | undefined;
}

interface DayProps extends HistoryDay, Pick<HistoryDaysProps, 'filter'> {
  readonly timeZone: string;
}

const Day = ({ day, entries, timeZone, filter }: DayProps) => {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} className={part}>
      <h2 id={titleId} className={cx(heading({ size: 'sm' }), title)}>
        {day}
      </h2>
      <ol className={list}>
        {entries.map((entry) => (
          <li key={entry.version} id={entryId(entry.version)} tabIndex={-1}>
            <Entry entry={entry} timeZone={timeZone} filter={filter} />
          </li>
        ))}
      </ol>
    </section>
  );
};

/** Returns an entry's element id, for moving the focus to it once older entries have loaded. */
export const entryId = (version: number): string => `change-${version}`;

/** Lists the entries by day in the athlete's time zone. The server does not know the zone, so it renders none. */
export const HistoryDays = ({ entries, filter }: HistoryDaysProps) => {
  const timeZone = useTimeZone();
  if (timeZone === null)
    return (
      <div className={stack({ gap: '6' })}>
        <Skeleton shape="title" />
        <Skeleton shape="card" />
      </div>
    );
  return (
    <div className={stack({ gap: '8' })}>
      {byDay(entries, (at) => dayWordsIn(at, timeZone)).map((day) => (
        <Day key={day.day} {...day} timeZone={timeZone} filter={filter} />
      ))}
    </div>
  );
};
