import { Card, heading, SettingsList, SettingsRow, text, textLink } from '@palmares/ui';
import { stack } from '@palmares/ui/styled-system/patterns';
import { trpc } from '../../api/client.ts';
import { timeWords, versionWords } from '../../i18n/dates.ts';
import { siteAddress } from '../../page/site-address.ts';
import { m } from '../../paraglide/messages.js';

/** Lists the texts that were agreed to, when, and what has changed in their words since. */
export const Agreements = () => {
  const { data } = trpc.account.agreements.useQuery();
  if (!data) return null;
  const { terms, privacy, accepted, guardian, ownConsentAt } = data;
  const link = textLink({ standing: 'alone' });
  const quiet = text({ tone: 'muted' });
  return (
    <section className={stack({ gap: '4' })}>
      <h2 className={heading({ size: 'sm' })}>{m.account_agreements_title()}</h2>
      <Card>
        <SettingsList>
          <SettingsRow label={m.account_agreements_terms()}>
            {accepted.map(({ version, at }) => (
              <div key={version}>
                {m.account_agreements_accepted({ version: versionWords(version), time: timeWords(at) })}
              </div>
            ))}
            {terms.isAccepted ? null : (
              <div className={quiet}>
                {m.account_agreements_words({ version: versionWords(terms.version), changes: terms.changes })}
              </div>
            )}
            <a href={siteAddress('terms-of-use')} className={link}>
              {m.legal_read_terms()}
            </a>
          </SettingsRow>
          <SettingsRow label={m.account_agreements_privacy()}>
            <div className={quiet}>
              {m.account_agreements_privacy_text({
                version: versionWords(privacy.version),
                changes: privacy.changes,
              })}
            </div>
            <a href={siteAddress('privacy')} className={link}>
              {m.legal_read_privacy()}
            </a>
          </SettingsRow>
          {guardian ? (
            <SettingsRow label={m.account_agreements_guardian()}>
              {guardian.textVersion === null
                ? m.account_agreements_guardian_earlier({ time: timeWords(guardian.at) })
                : m.account_agreements_guardian_text({
                    version: versionWords(guardian.textVersion),
                    time: timeWords(guardian.at),
                  })}
              {guardian.withdrawnAt ? (
                <div>{m.account_agreements_withdrawn({ time: timeWords(guardian.withdrawnAt) })}</div>
              ) : null}
            </SettingsRow>
          ) : null}
          {ownConsentAt ? (
            <SettingsRow label={m.account_agreements_own()}>
              {m.account_agreements_own_text({ time: timeWords(ownConsentAt) })}
            </SettingsRow>
          ) : null}
        </SettingsList>
      </Card>
    </section>
  );
};
