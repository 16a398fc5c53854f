import { Card, heading, text } from '@palmares/ui';
import { css } from '@palmares/ui/styled-system/css';
import type { FormAnswer } from '../../api/forms/parse-answer.ts';
import { m } from '../../paraglide/messages.js';
import { guardiansPage } from './guardian-addresses.ts';
import { GuardianAnswerForm } from './guardian-answer-form.tsx';
import { GuardianDecisionForm } from './guardian-decision-form.tsx';
import type { Asking } from './guardian-state.ts';

const both = css({
  display: 'grid',
  gridTemplateColumns: { base: '[minmax(0, 1fr)]', md: '[repeat(2, minmax(0, 1fr))]' },
  gap: '6',
});
// The buttons of both are at one height.
const side = css({
  display: 'flex',
  flexDirection: 'column',
  gap: '4',
  '& > form': { flexGrow: '1' },
  '& > form > button': { marginBlockStart: 'auto' },
});

interface GuardianDecisionProps {
  readonly page: Asking;
  readonly token: string;
  readonly answer: FormAnswer | null;
}

/** Both answers, with equal weight. A no goes to the page that can also take it back. */
export const GuardianDecision = ({ page, token, answer }: GuardianDecisionProps) => {
  const { firstName, hasAccount, version } = page;
  const isSecond = page.state === 'confirming';
  return (
    <div className={both}>
      <Card className={side}>
        <h2 className={heading({ size: 'md' })}>{m.guardian_page_yes_title()}</h2>
        <p className={text({ tone: 'muted' })}>
          {hasAccount ? m.guardian_page_yes_again({ firstName }) : m.guardian_page_yes_next({ firstName })}
        </p>
        <GuardianAnswerForm textVersion={version} isSecond={isSecond} answer={answer} />
      </Card>
      <Card className={side}>
        <h2 className={heading({ size: 'md' })}>{m.guardian_page_no_title()}</h2>
        <p className={text({ tone: 'muted' })}>
          {hasAccount ? m.guardian_page_no_again() : m.guardian_page_no_next({ firstName })}
        </p>
        <GuardianDecisionForm
          postsTo={guardiansPage(token)}
          action="withdraw"
          decision={hasAccount ? 'later_request' : 'request'}
          answer={null}
          confirms={m.guardian_withdraw_request_confirm()}
          submits={m.guardian_withdraw_request_submit()}
        />
      </Card>
    </div>
  );
};
