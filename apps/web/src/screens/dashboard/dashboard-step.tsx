import { Badge, buttonClass, ChecklistItem } from '@palmares/ui';
import { m } from '../../paraglide/messages.js';
import type { OnboardingStep } from './onboarding.ts';
import { PlaceLink } from './place-link.tsx';

const stateWords = {
  done: m.dashboard_step_done,
  current: m.dashboard_step_current,
  todo: m.dashboard_step_todo,
  soon: m.dashboard_step_soon,
} as const;

const StepAction = ({ words, state, doing }: OnboardingStep) => {
  if (state === 'soon') {
    return (
      <span aria-hidden>
        <Badge>{m.dashboard_soon()}</Badge>
      </span>
    );
  }
  const isOver = state === 'done';
  if (!doing || (isOver && doing.once)) return null;
  const press = isOver ? m.dashboard_step_open() : m.dashboard_step_start();
  return (
    <PlaceLink
      place={doing.place}
      className={buttonClass({ size: 'sm', variant: isOver ? 'ghost' : 'outline' })}
      label={m.dashboard_step_link({ words: press, step: words() })}
    >
      {press}
    </PlaceLink>
  );
};

export const DashboardStep = ({ step }: { readonly step: OnboardingStep }) => (
  <ChecklistItem
    state={step.state}
    number={step.number}
    title={step.words()}
    stateLabel={stateWords[step.state]()}
    action={<StepAction {...step} />}
  />
);
