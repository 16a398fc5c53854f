import { Page, PageHeader, Section } from '@palmares/ui';
import { trpc } from '../../api/client.ts';
import { m } from '../../paraglide/messages.js';
import { EmailGate } from '../email-gate/email-gate.tsx';
import { ConsentNotice, OutdatedTextNotice } from '../guardian/consent-notice.tsx';
import { LinkList } from './link-list.tsx';
import { PlanGate } from './plan-gate.tsx';
import type { ShareData } from './share-data.ts';
import { ShareFlow } from './share-flow.tsx';

/** Why nothing can be shared now; undefined if nothing is in the way. */
const gateOf = (data: ShareData) => {
  const { publishingRefusal, emailVerified, email, plan } = data;
  if (publishingRefusal) return <ConsentNotice />;
  if (!emailVerified) return <EmailGate why={m.share_gate_email_text({ email })} />;
  return plan === 'free' ? <PlanGate data={data} /> : undefined;
};

export const ShareScreen = () => {
  const [data] = trpc.sharing.mine.useSuspenseQuery();
  const gate = gateOf(data);
  return (
    <Page width="wide">
      <PageHeader title={m.share_title()} lead={data.linkCount === 0 ? m.share_lead() : undefined} />
      {gate ? null : <OutdatedTextNotice />}
      {gate ?? <ShareFlow data={data} />}
      {gate && data.linkCount > 0 ? (
        <Section title={m.share_links_title()}>
          <LinkList data={data} onWrite={() => undefined} />
        </Section>
      ) : null}
    </Page>
  );
};
