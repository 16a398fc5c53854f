import { Banner, buttonClass, Page, PageHeader, Section, text } from '@palmares/ui';
import { css } from '@palmares/ui/styled-system/css';
import { Link } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { trpc } from '../../api/client.ts';
import { m } from '../../paraglide/messages.js';
import { getLocale } from '../../paraglide/runtime.js';
import { EmailGate } from '../email-gate/email-gate.tsx';
import { ConsentNotice } from '../guardian/consent-notice.tsx';
import { FreshLinkCard } from './fresh-link-card.tsx';
import { lastPublished, rememberPublished } from './last-publish-token.ts';
import { LinkCard } from './link-card.tsx';
import { MessageStep } from './message-step.tsx';
import { NewLinkForm } from './new-link-form.tsx';
import { PlanGate } from './plan-gate.tsx';
import type { FreshLink, ShareData } from './share-data.ts';

const list = css({ display: 'flex', flexDirection: 'column', gap: '4', listStyle: 'none', padding: '0', margin: '0' });

interface StepsProps {
  readonly data: ShareData;
  readonly fetchedAt: number;
}

const ShareSteps = ({ data, fetchedAt }: StepsProps) => {
  const [fresh, setFresh] = useState<FreshLink>();
  const [chosen, setChosen] = useState<string>();
  useEffect(() => setChosen(lastPublished()), []);
  const { links } = data;
  const link = links.find(({ linkId }) => linkId === chosen) ?? links[0];

  const published = (made: FreshLink) => {
    rememberPublished(made);
    setChosen(made.linkId);
    setFresh(made);
  };

  return (
    <>
      {data.hasIntroduction ? null : (
        <Banner
          tone="warning"
          title={m.share_empty_title()}
          action={
            <Link
              to="/$lang/app/portfolio/edit/$section"
              params={{ lang: getLocale(), section: 'introduction' }}
              className={buttonClass({ variant: 'outline' })}
            >
              {m.share_empty_action()}
            </Link>
          }
        >
          {m.share_empty_text()}
        </Banner>
      )}
      <Section title={m.share_step_link()}>
        {fresh ? (
          <FreshLinkCard link={fresh} onAnother={() => setFresh(undefined)} />
        ) : (
          <NewLinkForm onPublished={published} />
        )}
      </Section>
      {link ? (
        <MessageStep data={data} link={link} onChoose={setChosen} />
      ) : (
        <>
          <Section title={m.share_step_message()}>
            <p className={text({ tone: 'muted' })}>{m.share_step_later()}</p>
          </Section>
          <Section title={m.share_step_send()}>
            <p className={text({ tone: 'muted' })}>{m.share_step_later()}</p>
          </Section>
        </>
      )}
      <Section title={m.share_links_title()} id="links">
        {links.length === 0 ? <p className={text({ tone: 'muted' })}>{m.share_links_none()}</p> : null}
        <ul className={list}>
          {links.map((each) => (
            <li key={each.linkId}>
              <LinkCard link={each} now={fetchedAt} />
            </li>
          ))}
        </ul>
      </Section>
    </>
  );
};

export const ShareScreen = () => {
  const [data, query] = trpc.sharing.mine.useSuspenseQuery();
  return (
    <Page width="work">
      <PageHeader title={m.share_title()} lead={m.share_lead()} />
      {data.publishingRefusal ? (
        <ConsentNotice />
      ) : !data.emailVerified ? (
        <EmailGate why={m.share_gate_email_text({ email: data.email })} />
      ) : data.plan === 'free' ? (
        <PlanGate hasLinks={data.links.length > 0} />
      ) : (
        <ShareSteps data={data} fetchedAt={query.dataUpdatedAt} />
      )}
    </Page>
  );
};
