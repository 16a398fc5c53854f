import { Banner } from '@palmares/ui';
import { css } from '@palmares/ui/styled-system/css';
import { trpc } from '../../api/client.ts';
import { Support } from '../../page/support.tsx';
import { m } from '../../paraglide/messages.js';
import { AskAgain } from './ask-again.tsx';

const words = css({ marginBlockEnd: '4' });

/** Offers to ask the guardian again if they agreed to an earlier text, by which links show less. */
export const OutdatedTextNotice = () => {
  const { data } = trpc.guardian.standing.useQuery();
  return data?.isTextOutdated ? (
    <Banner tone="warning" title={m.consent_outdated_title()}>
      <p className={words}>{m.who_sees_outdated()}</p>
      <AskAgain asked={data.asked} />
    </Banner>
  ) : null;
};

/**
 * Says what has changed about the athlete's guardian, or that publishing is closed. Renders nothing for most athletes.
 */
export const ConsentNotice = () => {
  const { data } = trpc.guardian.standing.useQuery();
  if (!data) return null;
  if (data.state === 'guardian_withdrew')
    return (
      <Banner tone="warning" title={m.consent_withdrawn_title()}>
        <p className={words}>{m.consent_withdrawn_text()}</p>
        <AskAgain asked={data.asked} />
      </Banner>
    );
  if (data.publishing === 'publishing_closed')
    return (
      <Banner tone="info" title={m.consent_publishing_title()}>
        {m.consent_publishing_text()} <Support />
      </Banner>
    );
  if (data.isTextOutdated) return <OutdatedTextNotice />;
  return data.guardianEndedLately ? (
    <Banner tone="info" title={m.consent_adult_title()}>
      {m.consent_adult_text()}
    </Banner>
  ) : null;
};
