import { ArrowLeft, Banner, Button, heading, text } from '@palmares/ui';
import { m } from '../../paraglide/messages.js';
import { testLayout } from './test-layout.ts';

interface TestEndProps {
  /** True if the time is up. */
  readonly isOver: boolean;
  readonly isClosing: boolean;
  /** True if the last try to finish did not reach the server. */
  readonly failed: boolean;
  readonly onFinish: () => void;
  readonly onBack: () => void;
}

/** After the last question, or when the time is up. */
export const TestEnd = ({ isOver, isClosing, failed, onFinish, onBack }: TestEndProps) => (
  <div className={testLayout.question}>
    <h1 className={`${heading({ size: 'md' })} ${testLayout.stem}`}>
      {isOver ? m.identity_test_over_title() : m.identity_test_end_title()}
    </h1>
    <p className={text({ tone: 'muted' })}>{isOver ? m.identity_test_over_text() : m.identity_test_end_text()}</p>
    {failed ? (
      <Banner tone="warning" role="alert">
        {m.identity_test_finish_failed()}
      </Banner>
    ) : null}
    <div className={testLayout.steps}>
      {isOver ? (
        <span />
      ) : (
        <Button variant="ghost" onClick={onBack} disabled={isClosing}>
          <ArrowLeft aria-hidden size={20} />
          {m.identity_test_back()}
        </Button>
      )}
      <Button loading={isClosing} onClick={onFinish}>
        {m.identity_test_finish()}
      </Button>
    </div>
  </div>
);
