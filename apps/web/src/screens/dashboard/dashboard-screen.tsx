import { Checklist, heading, Page, PageHeader, ProgressRing } from '@palmares/ui';
import { css } from '@palmares/ui/styled-system/css';
import { trpc } from '../../api/client.ts';
import { m } from '../../paraglide/messages.js';
import { dashboardLayout } from './dashboard-layout.ts';
import { DashboardStep } from './dashboard-step.tsx';
import { GoneVideos } from './gone-videos.tsx';
import { LapsedPlan } from './lapsed-plan.tsx';
import { NextStepCard } from './next-step-card.tsx';
import { onboardingOf } from './onboarding.ts';
import { UnsentWords } from './unsent-words.tsx';
import { UpToDateCard } from './up-to-date-card.tsx';

const list = css({ display: 'flex', flexDirection: 'column', gap: '6', minWidth: '0' });

export const DashboardScreen = () => {
  const { data } = trpc.account.onboarding.useQuery();
  if (!data) return null;
  const { steps, done, total, next } = onboardingOf(data);
  return (
    <Page width="wide">
      <div className={dashboardLayout.head}>
        <PageHeader title={m.dashboard_greeting({ firstName: data.firstName })} lead={m.dashboard_lead()} />
        <ProgressRing
          label={m.dashboard_progress_label()}
          value={done}
          max={total}
          valueText={m.dashboard_progress_value({ done, total })}
          caption={m.dashboard_ring_caption({ total })}
        />
      </div>
      <div className={dashboardLayout.columns}>
        <div className={dashboardLayout.now}>
          {data.isLapsed ? <LapsedPlan /> : null}
          {next ? <NextStepCard step={next} /> : <UpToDateCard complete={done === total} />}
          <GoneVideos videos={data.goneVideos} />
          <UnsentWords />
        </div>
        <section aria-labelledby="all-steps" className={list}>
          <h2 id="all-steps" className={heading({ size: 'md' })}>
            {m.dashboard_steps_title()}
          </h2>
          <Checklist label={m.dashboard_checklist_label()}>
            {steps.map((step) => (
              <DashboardStep key={step.task} step={step} />
            ))}
          </Checklist>
        </section>
      </div>
    </Page>
  );
};
