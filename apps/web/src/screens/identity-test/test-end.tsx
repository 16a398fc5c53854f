import { ArrowLeft, Banner, Button, heading, text } from '@palmares/ui';
import { css } from '@palmares/ui/styled-system/css';
import { PodiumDrawing } from '../../drawings/podium.tsx';
import { m } from '../../paraglide/messages.js';
import type { PartProgress } from './questions.ts';
import { testLayout } from './test-layout.ts';

const entrance = css({
  width: '[min(100%, 26rem, 42dvh)]',
  // On the shortest phones, all words are above the button.
  '@media (max-height: 40rem)': { width: '[min(100%, 22dvh)]' },
  '& > svg': { display: 'block', width: 'full', height: 'auto' },
  animation: '[rise {durations.page} {easings.standard} both]',
  _motionReduce: { animation: '[none]' },
});
const count = css({ textStyle: 'display' });

const sumOf = (progress: readonly PartProgress[]) => ({
  answered: progress.reduce((sum, { answered }) => sum + answered, 0),
  total: progress.reduce((sum, { total }) => sum + total, 0),
});

interface TestEndProps {
  readonly progress: readonly PartProgress[];
  /** True if the time is up. */
  readonly isOver: boolean;
  readonly isClosing: boolean;
  /** True if the last try to finish did not reach the server. */
  readonly failed: boolean;
  readonly onFinish: () => void;
  readonly onBack: () => void;
}

/** After the last question, or when the time is up. */
export const TestEnd = ({ progress, isOver, isClosing, failed, onFinish, onBack }: TestEndProps) => (
  <div className={testLayout.moment}>
    <div className={entrance}>
      <PodiumDrawing />
    </div>
    <div className={testLayout.words}>
      <p className={count}>{m.identity_test_count(sumOf(progress))}</p>
      <h1 className={heading({ size: 'md' })}>{isOver ? m.identity_test_over_title() : m.identity_test_end_title()}</h1>
      <p className={text({ tone: 'muted' })}>{isOver ? m.identity_test_over_text() : m.identity_test_end_text()}</p>
    </div>
    {failed ? (
      <Banner tone="warning" role="alert">
        {m.identity_test_finish_failed()}
      </Banner>
    ) : null}
    <div className={testLayout.reach}>
      <Button width="full" loading={isClosing} onClick={onFinish}>
        {m.identity_test_finish()}
      </Button>
      {isOver ? null : (
        <Button variant="ghost" onClick={onBack} disabled={isClosing}>
          <ArrowLeft aria-hidden size={20} />
          {m.identity_test_back()}
        </Button>
      )}
    </div>
  </div>
);
