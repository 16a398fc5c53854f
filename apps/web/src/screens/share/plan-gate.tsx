import { buttonClass, EmptyState } from '@palmares/ui';
import { Link } from '@tanstack/react-router';
import { m } from '../../paraglide/messages.js';
import { getLocale } from '../../paraglide/runtime.js';

/** On the free plan: what sharing needs, and that earlier links are kept. */
export const PlanGate = ({ hasLinks }: { readonly hasLinks: boolean }) => (
  <EmptyState
    title={m.share_gate_plan_title()}
    text={
      <>
        {m.share_gate_plan_text()}
        {hasLinks ? ` ${m.share_gate_suspended()}` : null}
      </>
    }
    action={
      <Link to="/$lang/app/athlete-plan" params={{ lang: getLocale() }} className={buttonClass()}>
        {m.share_gate_plan_action()}
      </Link>
    }
  />
);
