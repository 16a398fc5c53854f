import { Badge, buttonClass, ChecklistItem } from '@palmares/ui';
import { css } from '@palmares/ui/styled-system/css';
import { m } from '../../paraglide/messages.js';
import type { OnboardingStep } from './onboarding.ts';
import { PlaceLink } from './place-link.tsx';

const stateWords = {
  done: m.dashboard_step_done,
  current: m.dashboard_step_current,
  todo: m.dashboard_step_todo,
  soon: m.dashboard_step_soon,
} as const;

// Aligns its text with the badges.
const quiet = css({ marginInlineEnd: '[-0.75rem]' });

const StepAction = ({ words, state, doing }: OnboardingStep) => {
  // The state is read out before the title; the page's main button belongs to it.
  if (state === 'soon' || state === 'current') {
    return (
      <span aria-hidden>
        {state === 'soon' ? (
          <Badge>{m.dashboard_soon()}</Badge>
        ) : (
          <Badge tone="accent">{m.dashboard_next_label()}</Badge>
        )}
      </span>
    );
  }
  const isOver = state === 'done';
  if (!doing || (isOver && doing.once)) return null;
  const press = isOver ? m.dashboard_step_open() : m.dashboard_step_start();
  return (
    <PlaceLink
      place={doing.place}
      className={
        isOver
          ? buttonClass({ size: 'sm', variant: 'ghost', className: quiet })
          : buttonClass({ size: 'sm', variant: 'outline' })
      }
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
