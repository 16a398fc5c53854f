import { buttonClass, Card, heading, text } from '@palmares/ui';
import { css } from '@palmares/ui/styled-system/css';
import { Link } from '@tanstack/react-router';
import { ReadingLink } from '../../page/reading-link.tsx';
import { m } from '../../paraglide/messages.js';
import { getLocale } from '../../paraglide/runtime.js';

const offer = css({ display: 'flex', flexDirection: 'column', alignItems: 'flex-start', gap: '3' });
const action = css({ marginBlockStart: '3' });

/** Says, on the free plan, what sharing needs and that earlier links are kept. */
export const PlanGate = ({ hasLinks }: { readonly hasLinks: boolean }) => (
  <Card padding="lg" className={offer}>
    <h2 className={heading({ size: 'md' })}>{m.share_gate_plan_title()}</h2>
    <p className={text({ tone: 'muted' })}>
      {m.share_gate_plan_text()}
      {hasLinks ? ` ${m.share_gate_suspended()}` : null}
    </p>
    <Link to="/$lang/app/athlete-plan" params={{ lang: getLocale() }} className={buttonClass({ className: action })}>
      {m.share_gate_plan_action()}
    </Link>
    <ReadingLink to="faqs#what-the-plan-gives" words={m.reading_plan_gives} />
  </Card>
);
