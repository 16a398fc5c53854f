import { Checklist, Page, PageHeader, ProgressBar } from '@palmares/ui';
import { trpc } from '../../api/client.ts';
import { m } from '../../paraglide/messages.js';
import { DashboardStep } from './dashboard-step.tsx';
import { onboardingSteps } from './onboarding.ts';

export const DashboardScreen = () => {
  const { data } = trpc.account.onboarding.useQuery();
  if (!data) return null;
  const steps = onboardingSteps(data);
  const done = steps.filter((step) => step.state === 'done').length;
  return (
    <Page>
      <PageHeader title={m.dashboard_greeting({ firstName: data.firstName })} lead={m.dashboard_lead()} />
      <ProgressBar
        label={m.dashboard_progress_label()}
        value={done}
        max={steps.length}
        valueText={m.dashboard_progress_value({ done, total: steps.length })}
      />
      <Checklist label={m.dashboard_checklist_label()}>
        {steps.map((step, index) => (
          <DashboardStep key={step.task} step={step} number={index + 1} />
        ))}
      </Checklist>
    </Page>
  );
};
