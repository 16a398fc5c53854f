import { Checklist, heading, Page, ProgressRing } from '@palmares/ui';
import { css } from '@palmares/ui/styled-system/css';
import type { OnboardingAnswer } from '../../api/account/account-queries.server.ts';
import { m } from '../../paraglide/messages.js';
import { OwnCard } from '../../shared-portfolio/own-card.tsx';
import { DeletionNotice } from '../account/deletion-notice.tsx';
import { ReleasedEmail } from '../account/released-email.tsx';
import { ConsentNotice } from '../guardian/consent-notice.tsx';
import { dashboardLayout } from './dashboard-layout.ts';
import { DashboardStep } from './dashboard-step.tsx';
import { GoneVideos } from './gone-videos.tsx';
import { LapsedPlan } from './lapsed-plan.tsx';
import { NextStepCard } from './next-step-card.tsx';
import { onboardingOf } from './onboarding.ts';
import { OpeningNews } from './opening-news.tsx';
import { StepAnswers } from './step-answers.tsx';
import { UnsentWords } from './unsent-words.tsx';
import { UpToDateCard } from './up-to-date-card.tsx';
import { useAnswersOnReturn } from './use-step-answers.ts';

const list = css({ display: 'flex', flexDirection: 'column', gap: '6', minWidth: '0' });

export const DashboardScreen = ({ data }: { readonly data: OnboardingAnswer }) => {
  const { steps, done, total, next } = onboardingOf(data);
  const finished = steps.filter(({ state }) => state === 'done').map(({ task }) => task);
  const sentences = useAnswersOnReturn(finished, data);
  return (
    <Page width="wide" className={dashboardLayout.page}>
      <header className={dashboardLayout.head}>
        <div className={dashboardLayout.greeting}>
          <h1 className={heading({ size: 'md' })}>{m.dashboard_greeting({ firstName: data.firstName })}</h1>
          {sentences.length > 0 ? null : (
            <p className={dashboardLayout.count}>{m.dashboard_progress_steps({ done, total })}</p>
          )}
          <StepAnswers sentences={sentences} />
        </div>
        <ProgressRing
          size="sm"
          label={m.dashboard_progress_label()}
          value={done}
          max={total}
          valueText={m.dashboard_progress_value({ done, total })}
        />
      </header>
      <div className={dashboardLayout.columns}>
        <div className={dashboardLayout.now}>
          <DeletionNotice />
          {data.emailReleased ? <ReleasedEmail /> : null}
          <ConsentNotice />
          {data.card ? <OwnCard {...data.card} /> : null}
          {data.isLapsed ? <LapsedPlan /> : null}
          {next ? <NextStepCard step={next} /> : <UpToDateCard />}
          <OpeningNews />
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
