import { Fold } from '@palmares/ui';
import { css } from '@palmares/ui/styled-system/css';
import { m } from '../../paraglide/messages.js';
import { Entry } from './history-entry.tsx';
import { lineLayout, SectionLine } from './history-line.tsx';
import type { HistoryRun } from './known-entries.ts';
import { entryId } from './reading-place.ts';

// The changes stand below the name of the section, beside its icon.
const list = css({
  listStyle: 'none',
  marginInlineStart: '[0.625rem]',
  paddingInlineStart: '[1.375rem]',
  borderInlineStart: 'line',
  color: 'fg',
});

interface HistoryRunFoldProps {
  readonly run: HistoryRun;
  /** True if the run may continue on a page that is not here, so that nobody knows yet how many changes it has. */
  readonly isPartial: boolean;
  readonly from: string | null;
}

/**
 * Several changes of one section in a row: the section, when the last was made and, once all are here, how many, above the
 * folded changes.
 */
export const HistoryRunFold = ({ run, isPartial, from }: HistoryRunFoldProps) => {
  const [{ at, section }] = run;
  return (
    <Fold
      title={
        <span className={lineLayout.line}>
          <SectionLine
            section={section}
            at={at}
            says={isPartial ? null : m.history_run({ count: run.length })}
            from={from}
          />
        </span>
      }
    >
      <ol className={list}>
        {run.map((entry) => (
          <li key={entry.version} id={entryId(entry.version)} tabIndex={-1}>
            <Entry entry={entry} from={null} filter={undefined} place="run" />
          </li>
        ))}
      </ol>
    </Fold>
  );
};
