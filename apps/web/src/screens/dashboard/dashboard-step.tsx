import { buttonClass, ChecklistItem } from '@palmares/ui';
import { Link } from '@tanstack/react-router';
import { m } from '../../paraglide/messages.js';
import { getLocale } from '../../paraglide/runtime.js';
import type { OnboardingStep } from './onboarding.ts';

const stateWords = {
  done: m.dashboard_step_done,
  current: m.dashboard_step_current,
  todo: m.dashboard_step_todo,
} as const;

const StepLink = ({ step }: { readonly step: OnboardingStep }) => {
  const words = step.state === 'done' ? m.dashboard_step_open() : m.dashboard_step_start();
  const look = buttonClass({ size: 'sm', variant: step.state === 'current' ? 'solid' : 'outline' });
  const label = m.dashboard_step_link({ words, step: step.words() });
  const lang = getLocale();
  if (step.section) {
    return (
      <Link
        to="/$lang/app/portfolio/edit/$section"
        params={{ lang, section: step.section }}
        className={look}
        aria-label={label}
      >
        {words}
      </Link>
    );
  }
  if (!step.page || (step.task === 'verify_email' && step.state === 'done')) return null;
  return (
    <Link to={step.page} params={{ lang }} className={look} aria-label={label}>
      {words}
    </Link>
  );
};

export const DashboardStep = ({ step, number }: { readonly step: OnboardingStep; readonly number: number }) => (
  <ChecklistItem
    state={step.state}
    number={number}
    title={step.words()}
    stateLabel={stateWords[step.state]()}
    action={<StepLink step={step} />}
  />
);
