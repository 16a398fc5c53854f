import { buttonClass, heading, text } from '@palmares/ui';
import { css } from '@palmares/ui/styled-system/css';
import { Link } from '@tanstack/react-router';
import { ReadingLink } from '../../page/reading-link.tsx';
import { m } from '../../paraglide/messages.js';
import { getLocale } from '../../paraglide/runtime.js';
import { CoachGets } from './coach-gets.tsx';
import type { ShareData } from './share-data.ts';
import { shareLayout } from './share-layout.ts';

const offer = css({ display: 'flex', flexDirection: 'column', alignItems: 'flex-start', gap: '3' });
const action = css({ marginBlockStart: '3' });

/** Says, on the free plan, what sharing needs and that earlier links are kept, beside what a coach would get. */
export const PlanGate = ({ data }: { readonly data: ShareData }) => (
  <div className={shareLayout.columns}>
    <div className={offer}>
      <h2 className={heading({ size: 'md' })}>{m.share_gate_plan_title()}</h2>
      <p className={text({ tone: 'muted' })}>
        {m.share_gate_plan_text()}
        {data.linkCount > 0 ? ` ${m.share_gate_suspended()}` : null}
      </p>
      <Link to="/$lang/app/athlete-plan" params={{ lang: getLocale() }} className={buttonClass({ className: action })}>
        {m.share_gate_plan_action()}
      </Link>
      <ReadingLink to="faqs#what-the-plan-gives" words={m.reading_plan_gives} />
    </div>
    <CoachGets {...data} />
  </div>
);
