import { buttonClass, heading } from '@palmares/ui';
import { css } from '@palmares/ui/styled-system/css';
import { ReadingLink } from '../../page/reading-link.tsx';
import { m } from '../../paraglide/messages.js';
import { dashboardLayout } from './dashboard-layout.ts';
import type { NextStep } from './onboarding.ts';
import { PlaceLink } from './place-link.tsx';

const label = css({ textStyle: 'label', color: 'accent.text' });

/** The next step, within reach of a thumb. */
export const NextStepCard = ({ step }: { readonly step: NextStep }) => (
  <section aria-labelledby="next-step" className={dashboardLayout.card}>
    <p className={label}>{m.dashboard_next_label()}</p>
    <h2 id="next-step" className={heading({ size: 'md' })}>
      {step.words()}
    </h2>
    <p className={dashboardLayout.why}>{step.doing.why()}</p>
    <PlaceLink place={step.doing.place} className={buttonClass({ size: 'lg', width: 'full' })}>
      {step.doing.act()}
    </PlaceLink>
    {step.doing.reading ? <ReadingLink {...step.doing.reading} /> : null}
  </section>
);
