import { Checklist, ChecklistFold, heading } from '@palmares/ui';
import { css } from '@palmares/ui/styled-system/css';
import { m } from '../../paraglide/messages.js';
import { DashboardStep } from './dashboard-step.tsx';
import type { OnboardingStep } from './onboarding.ts';

const list = css({ display: 'flex', flexDirection: 'column', gap: '2', minWidth: '0', paddingBlockStart: '4' });

interface StepListProps {
  readonly steps: readonly OnboardingStep[];
  /** How many sections are done. */
  readonly done: number;
}

/** The steps that are left, and the finished ones folded below. */
export const StepList = ({ steps, done }: StepListProps) => {
  const left = steps.filter(({ state }) => state !== 'done');
  const over = steps.filter(({ state }) => state === 'done');
  return (
    <section aria-labelledby="all-steps" className={list}>
      <h2 id="all-steps" className={heading({ size: 'sm' })}>
        {m.dashboard_steps_title()}
      </h2>
      {left.length === 0 ? null : (
        <Checklist label={m.dashboard_checklist_label()}>
          {left.map((step) => (
            <DashboardStep key={step.task} step={step} />
          ))}
        </Checklist>
      )}
      <ChecklistFold
        summary={done === 0 ? m.dashboard_steps_begun({ count: over.length }) : m.dashboard_steps_done({ count: done })}
      >
        {over.map((step) => (
          <DashboardStep key={step.task} step={step} />
        ))}
      </ChecklistFold>
    </section>
  );
};
