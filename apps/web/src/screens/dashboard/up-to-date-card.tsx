import { buttonClass, heading } from '@palmares/ui';
import { css } from '@palmares/ui/styled-system/css';
import { Link } from '@tanstack/react-router';
import { PodiumDrawing } from '../../drawings/podium.tsx';
import { m } from '../../paraglide/messages.js';
import { getLocale } from '../../paraglide/runtime.js';
import { dashboardLayout } from './dashboard-layout.ts';

const drawing = css({ alignSelf: 'center', animation: '[rise token(durations.page) token(easings.standard)]' });

/** Shown when no required step that is available is left. */
export const UpToDateCard = ({ complete }: { readonly complete: boolean }) => (
  <section aria-labelledby="up-to-date" className={dashboardLayout.card}>
    <PodiumDrawing size={200} className={drawing} />
    <h2 id="up-to-date" className={heading({ size: 'md' })}>
      {complete ? m.dashboard_complete_title() : m.dashboard_up_to_date_title()}
    </h2>
    <p className={dashboardLayout.why}>{complete ? m.dashboard_complete_text() : m.dashboard_up_to_date_text()}</p>
    <Link
      to="/$lang/app/portfolio/preview"
      params={{ lang: getLocale() }}
      className={buttonClass({ size: 'lg', width: 'full' })}
    >
      {m.editor_preview()}
    </Link>
  </section>
);
