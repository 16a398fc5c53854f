import { ChecklistItem } from '@palmares/ui';
import { m } from '../../paraglide/messages.js';
import type { OnboardingStep, Place } from './onboarding.ts';
import { PlaceLink } from './place-link.tsx';

const stateWords = {
  done: m.dashboard_step_done,
  current: m.dashboard_step_current,
  todo: m.dashboard_step_todo,
} as const;

/** A finished section is looked at as a whole, so its link leads to no field. */
const placeOf = ({ state, doing }: OnboardingStep): Place | undefined => {
  if (state !== 'done') return doing?.place;
  if (!doing || doing.once) return undefined;
  return 'section' in doing.place ? { section: doing.place.section } : doing.place;
};

export const DashboardStep = ({ step }: { readonly step: OnboardingStep }) => {
  const place = placeOf(step);
  const words = step.words();
  return (
    <ChecklistItem
      state={step.state}
      note={step.state === 'current' ? m.dashboard_next_label() : undefined}
      title={step.isExtra && step.state !== 'done' ? m.dashboard_step_optional({ step: words }) : words}
      stateLabel={stateWords[step.state]()}
      link={place && ((row) => <PlaceLink place={place} {...row} />)}
    />
  );
};
