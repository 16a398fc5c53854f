import { heading, Page, ProgressRing } from '@palmares/ui';
import type { OnboardingAnswer } from '../../api/account/account-queries.server.ts';
import { m } from '../../paraglide/messages.js';
import { OwnCard } from '../../shared-portfolio/own-card.tsx';
import { DeletionNotice } from '../account/deletion-notice.tsx';
import { ReleasedEmail } from '../account/released-email.tsx';
import { ConsentNotice } from '../guardian/consent-notice.tsx';
import { dashboardLayout } from './dashboard-layout.ts';
import { GoneVideos } from './gone-videos.tsx';
import { LapsedPlan } from './lapsed-plan.tsx';
import { NextStepCard } from './next-step-card.tsx';
import { onboardingOf } from './onboarding.ts';
import { Openings } from './openings.tsx';
import { SeasonAge } from './season-age.tsx';
import { StepAnswers } from './step-answers.tsx';
import { StepList } from './step-list.tsx';
import { UnsentWords } from './unsent-words.tsx';
import { UpToDateCard } from './up-to-date-card.tsx';
import { useAnswersOnReturn } from './use-step-answers.ts';

export const DashboardScreen = ({ data }: { readonly data: OnboardingAnswer }) => {
  const { steps, done, total, next } = onboardingOf(data);
  const finished = steps.filter(({ state }) => state === 'done').map(({ task }) => task);
  const sentences = useAnswersOnReturn(finished, data);
  return (
    <Page width="wide" className={dashboardLayout.page}>
      <header className={dashboardLayout.head}>
        <div className={dashboardLayout.greeting}>
          <h1 className={heading({ size: 'md' })}>{m.dashboard_greeting({ firstName: data.firstName })}</h1>
          <StepAnswers sentences={sentences} />
          <p className={dashboardLayout.count}>{m.dashboard_progress_sections({ done, total })}</p>
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
          {next ? <NextStepCard step={next} /> : <UpToDateCard news={data.oldNews} />}
          <GoneVideos videos={data.goneVideos} />
          <UnsentWords />
        </div>
        <div className={dashboardLayout.later}>
          {next && data.oldNews ? <SeasonAge news={data.oldNews} /> : null}
          <Openings hasLinks={data.isPublic} />
          <StepList steps={steps} />
        </div>
      </div>
    </Page>
  );
};
