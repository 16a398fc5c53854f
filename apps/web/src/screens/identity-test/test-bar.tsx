import { TestProgress, Timer } from '@palmares/ui';
import { css } from '@palmares/ui/styled-system/css';
import { useState } from 'react';
import { m } from '../../paraglide/messages.js';
import { partWords } from '../../sections/identity/words.ts';
import { LeaveTest } from './leave-test.tsx';
import { type Part, type PartProgress, parts } from './questions.ts';
import { timeWarning } from './time-warning.ts';

const bar = css({ position: 'sticky', insetBlockStart: '0', zIndex: 'sticky', bg: 'canvas', borderBlockEnd: 'line' });
const inner = css({
  display: 'grid',
  gridTemplateColumns: '[auto minmax(0, 1fr) auto]',
  alignItems: 'center',
  gap: '3',
  minHeight: '12',
  maxWidth: 'prose',
  mx: 'auto',
  px: { base: '2', md: '8' },
});

interface TestBarProps {
  readonly leftMs: number;
  readonly progress: readonly PartProgress[];
  /** Null at the end. */
  readonly part: Part | null;
  /** True once the attempt is closed, so that leaving needs no question. */
  readonly isLeaving: boolean;
}

/** The bar of the running test: a way out, the progress and the time left. */
export const TestBar = ({ leftMs, progress, part, isLeaving }: TestBarProps) => {
  const [began] = useState(leftMs);
  const warning = timeWarning({ began, leftMs });
  return (
    <header className={bar}>
      <div className={inner}>
        <LeaveTest asks={!isLeaving && leftMs > 0} />
        <TestProgress
          label={m.identity_test_progress()}
          parts={progress.map(({ part: name, answered, total }) => ({
            name: partWords[name](),
            short: name === 'learningStyles' ? m.identity_part_learning_styles_short() : undefined,
            answered,
            total,
          }))}
          isCountedBelow={part !== null && part !== 'masks'}
          current={part === null ? parts.length - 1 : parts.indexOf(part)}
        />
        <Timer
          leftMs={leftMs}
          label={m.identity_test_time_left()}
          {...(warning === null ? {} : { soon: m.identity_test_minutes_left({ minutes: warning }) })}
        />
      </div>
    </header>
  );
};
