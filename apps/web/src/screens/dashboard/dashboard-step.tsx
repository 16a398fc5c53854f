import { buttonClass, ChecklistItem } from '@palmares/ui';
import { css } from '@palmares/ui/styled-system/css';
import { m } from '../../paraglide/messages.js';
import type { OnboardingStep } from './onboarding.ts';
import { PlaceLink } from './place-link.tsx';

const stateWords = {
  done: m.dashboard_step_done,
  current: m.dashboard_step_current,
  todo: m.dashboard_step_todo,
} as const;

const next = css({ textStyle: 'label', color: 'accent.text' });

const StepAction = ({ words, state, doing }: OnboardingStep) => {
  // The state is read out before the title, and the current step has the page's main button.
  if (state === 'current') {
    return (
      <span aria-hidden className={next}>
        {m.dashboard_next_label()}
      </span>
    );
  }
  const isOver = state === 'done';
  if (!doing || (isOver && doing.once)) return null;
  const { place, again: open = m.dashboard_step_open } = doing;
  const press = isOver ? open() : m.dashboard_step_start();
  return (
    <PlaceLink
      place={isOver && 'section' in place ? { section: place.section } : place}
      className={buttonClass({ size: 'sm', variant: 'outline' })}
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
    title={step.isExtra && step.state !== 'done' ? m.dashboard_step_optional({ step: step.words() }) : step.words()}
    stateLabel={stateWords[step.state]()}
    action={<StepAction {...step} />}
  />
);
