import { Banner, Button, buttonClass } from '@palmares/ui';
import { Link } from '@tanstack/react-router';
import type { ResultsView } from '../../api/identity/results-view.server.ts';
import { m } from '../../paraglide/messages.js';
import { getLocale } from '../../paraglide/runtime.js';

interface AttemptNoticeProps extends Pick<ResultsView, 'minutes' | 'running'> {
  readonly onCheckAgain: () => void;
}

/** Leads back to a test that runs, or to another one that support granted. */
export const AttemptNotice = ({ minutes, running, onCheckAgain }: AttemptNoticeProps) => {
  if (running?.minutesLeft === 0)
    return (
      <Banner
        tone="warning"
        title={m.results_over_title()}
        action={
          <Button variant="outline" onClick={onCheckAgain}>
            {m.results_over_action()}
          </Button>
        }
      >
        <p>{m.results_over_text()}</p>
      </Banner>
    );
  if (running)
    return (
      <Banner tone="warning" title={m.results_running_title()} action={<TestLink words={m.results_running_action()} />}>
        <p>{m.results_running_text({ minutes: running.minutesLeft })}</p>
      </Banner>
    );
  if (minutes === null) return null;
  return (
    <Banner title={m.results_again_title()} action={<TestLink words={m.results_to_test()} />}>
      <p>{m.results_again_text({ minutes })}</p>
    </Banner>
  );
};

const TestLink = ({ words }: { readonly words: string }) => (
  <Link to="/$lang/app/identity/test" params={{ lang: getLocale() }} className={buttonClass({ variant: 'outline' })}>
    {words}
  </Link>
);
