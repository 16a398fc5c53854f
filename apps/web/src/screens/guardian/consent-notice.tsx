import { Banner, textLink } from '@palmares/ui';
import { trpc } from '../../api/client.ts';
import { supportAddress, supportMail } from '../../i18n/support-address.ts';
import { m } from '../../paraglide/messages.js';

const Support = () => (
  <a href={supportMail} className={textLink()}>
    {supportAddress}
  </a>
);

/** What has changed about the athlete's guardian, or what age closes. Nothing for most athletes. */
export const ConsentNotice = () => {
  const { data } = trpc.guardian.standing.useQuery();
  if (!data) return null;
  if (data.state === 'guardian_withdrew')
    return (
      <Banner tone="warning" title={m.consent_withdrawn_title()}>
        {m.consent_withdrawn_text()} <Support />
      </Banner>
    );
  if (data.publishing === 'publishing_closed')
    return (
      <Banner tone="info" title={m.consent_publishing_title()}>
        {m.consent_publishing_text()} <Support />
      </Banner>
    );
  return data.guardianEndedLately ? (
    <Banner tone="info" title={m.consent_adult_title()}>
      {m.consent_adult_text()}
    </Banner>
  ) : null;
};
