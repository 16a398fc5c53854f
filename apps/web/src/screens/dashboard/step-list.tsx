import { Checklist, ChecklistFold, heading } from '@palmares/ui';
import { css } from '@palmares/ui/styled-system/css';
import { m } from '../../paraglide/messages.js';
import { DashboardStep } from './dashboard-step.tsx';
import type { OnboardingStep } from './onboarding.ts';

const list = css({ display: 'flex', flexDirection: 'column', gap: '2', minWidth: '0', paddingBlockStart: '4' });

/** The steps that are in view; the others wait until they are looked for. */
const NEXT = 3;

/** The next steps, with the later ones and the finished ones folded below. */
export const StepList = ({ steps }: { readonly steps: readonly OnboardingStep[] }) => {
  const left = steps.filter(({ state }) => state !== 'done');
  const over = steps.filter(({ state }) => state === 'done');
  // A fold of one step would take its place.
  const isShort = left.length <= NEXT + 1;
  const later = isShort ? [] : left.slice(NEXT);
  return (
    <section aria-labelledby="all-steps" className={list}>
      <h2 id="all-steps" className={heading({ size: 'sm' })}>
        {m.dashboard_steps_title()}
      </h2>
      {left.length === 0 ? null : (
        <Checklist label={m.dashboard_checklist_label()}>
          {(isShort ? left : left.slice(0, NEXT)).map((step) => (
            <DashboardStep key={step.task} step={step} />
          ))}
        </Checklist>
      )}
      <div>
        {later.length === 0 ? null : (
          <ChecklistFold state="todo" summary={m.dashboard_steps_later({ count: later.length })}>
            {later.map((step) => (
              <DashboardStep key={step.task} step={step} />
            ))}
          </ChecklistFold>
        )}
        <ChecklistFold state="done" summary={m.dashboard_steps_done()}>
          {over.map((step) => (
            <DashboardStep key={step.task} step={step} />
          ))}
        </ChecklistFold>
      </div>
    </section>
  );
};
