import type { SectionName } from '@palmares/domain/portfolio';
import { Folds, heading } from '@palmares/ui';
import { css, cx } from '@palmares/ui/styled-system/css';
import { stack } from '@palmares/ui/styled-system/patterns';
import { useId } from 'react';
import { dayWords } from '../../i18n/dates.ts';
import { newAuthorOrDevice } from './author-or-device.ts';
import { Entry } from './history-entry.tsx';
import { HistoryRunFold } from './history-run.tsx';
import { byDay, type HistoryDay, type HistoryRun, type KnownEntries, partialRuns } from './known-entries.ts';
import { entryId } from './reading-place.ts';

// Thousands of entries may be on the page; a browser lays out only the days in sight.
const part = css({ contentVisibility: 'auto', containIntrinsicSize: '[auto 30rem]', px: '4', mx: '-4' });
// French days begin with a small letter.
const title = css({ marginBlockEnd: '2', '&::first-letter': { textTransform: 'uppercase' } });
// A fold has a line of its own.
const list = css({ listStyle: 'none', '& > li:not(:has(> details))': { borderBlockEnd: 'line' } });

interface HistoryDaysProps {
  readonly known: KnownEntries;
  /** The section whose changes the list shows; undefined for all. */
  readonly filter: SectionName | undefined;
}

interface RunProps {
  readonly run: HistoryRun;
  /** True if it may continue on a page that is not here. */
  readonly isPartial: boolean;
  /** Author or device; null if the run above says so. */
  readonly from: string | null;
}

/** A single change is a line of its own; several are folded. */
const Run = ({ run, isPartial, from }: RunProps) => {
  const [entry, ...others] = run;
  if (others.length > 0)
    return (
      <li>
        <HistoryRunFold run={run} isPartial={isPartial} from={from} />
      </li>
    );
  return (
    <li id={entryId(entry.version)} tabIndex={-1}>
      <Entry entry={entry} from={from} filter={undefined} place="list" />
    </li>
  );
};

interface ChangesProps {
  readonly runs: readonly HistoryRun[];
  readonly section: SectionName;
}

/** In the history of one section nothing is folded. */
const Changes = ({ runs, section }: ChangesProps) => {
  const entries = runs.flat();
  return entries.map((entry, nth) => (
    <li key={entry.version} id={entryId(entry.version)} tabIndex={-1}>
      <Entry entry={entry} from={newAuthorOrDevice(entry, entries[nth - 1])} filter={section} place="section" />
    </li>
  ));
};

interface DayProps extends HistoryDay, Pick<HistoryDaysProps, 'filter'> {
  readonly partial: ReturnType<typeof partialRuns>;
}

const Day = ({ day, runs, partial, filter }: DayProps) => {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} className={part}>
      <h2 id={titleId} className={cx(heading({ size: 'sm' }), title)}>
        {day}
      </h2>
      <Folds>
        <ol className={list}>
          {filter === undefined ? (
            runs.map((run, nth) => (
              <Run
                key={run[0].version}
                run={run}
                isPartial={partial.includes(run)}
                from={newAuthorOrDevice(run[0], runs[nth - 1]?.[0])}
              />
            ))
          ) : (
            <Changes runs={runs} section={filter} />
          )}
        </ol>
      </Folds>
    </section>
  );
};

/** Lists the entries by day, and within a day by section. */
export const HistoryDays = ({ known, filter }: HistoryDaysProps) => {
  const days = byDay(known.entries, dayWords);
  const partial = partialRuns(days, known);
  return (
    <div className={stack({ gap: '8' })}>
      {days.map((day) => (
        <Day key={day.day} {...day} partial={partial} filter={filter} />
      ))}
    </div>
  );
};
