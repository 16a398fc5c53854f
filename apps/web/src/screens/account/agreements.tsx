import { Card, heading, SettingsList, SettingsRow, text } from '@palmares/ui';
import { css } from '@palmares/ui/styled-system/css';
import { stack } from '@palmares/ui/styled-system/patterns';
import { trpc } from '../../api/client.ts';
import { timeWords, versionWords } from '../../i18n/dates.ts';
import { siteAddress } from '../../page/site-address.ts';
import { m } from '../../paraglide/messages.js';

// Above the link that covers the row.
const fold = css({ position: 'relative', zIndex: 'raised', fontWeight: 'regular' });
const summary = css({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 'control',
  cursor: 'pointer',
  color: 'fg.muted',
  textDecoration: 'underline',
  textUnderlineOffset: '[0.22em]',
});
const words = css({ color: 'fg.muted', lineHeight: 'body', paddingBlockEnd: '2' });

/** The changes of a text, folded because few ask for them. */
const Changes = ({ children }: { readonly children: string }) => (
  <details className={fold}>
    <summary className={summary}>{m.account_agreements_changes()}</summary>
    <p className={words}>{children}</p>
  </details>
);

const pageLink = (path: Parameters<typeof siteAddress>[0], name: string) => ({
  words: name,
  to: (link: object) => <a href={siteAddress(path)} {...link} />,
});

/** Lists the texts that were agreed to, when, and what has changed in their words since. */
export const Agreements = () => {
  const { data } = trpc.account.agreements.useQuery();
  const { data: standing } = trpc.guardian.standing.useQuery();
  if (!data) return null;
  const { terms, privacy, accepted, guardian, ownConsentAt } = data;
  const listed = [...accepted.map(({ version }) => version), ...(terms.isAccepted ? [] : [terms.version])];
  return (
    <section className={stack({ gap: '4' })}>
      <h2 className={heading({ size: 'sm' })}>{m.account_agreements_title()}</h2>
      <Card>
        <SettingsList>
          <SettingsRow label={m.account_agreements_terms()} link={pageLink('terms-of-use', m.legal_read_terms())}>
            {accepted.map(({ version, at }) => (
              <div key={version}>
                <div>{m.account_agreements_version({ version: versionWords(version, listed) })}</div>
                <div className={text({ tone: 'muted' })}>{m.account_agreements_accepted({ time: timeWords(at) })}</div>
              </div>
            ))}
            {terms.isAccepted ? null : (
              <Changes>
                {m.account_agreements_words({ version: versionWords(terms.version, listed), changes: terms.changes })}
              </Changes>
            )}
          </SettingsRow>
          <SettingsRow label={m.account_agreements_privacy()} link={pageLink('privacy', m.legal_read_privacy())}>
            {m.account_agreements_version({ version: versionWords(privacy.version, [privacy.version]) })}
            <Changes>{privacy.changes}</Changes>
          </SettingsRow>
          {guardian ? (
            <SettingsRow label={m.account_agreements_guardian()}>
              {guardian.textVersion === null
                ? m.account_agreements_guardian_earlier({ time: timeWords(guardian.at) })
                : m.account_agreements_guardian_text({
                    version: versionWords(guardian.textVersion, [guardian.textVersion]),
                    time: timeWords(guardian.at),
                  })}
              {guardian.withdrawnAt ? (
                <div>{m.account_agreements_withdrawn({ time: timeWords(guardian.withdrawnAt) })}</div>
              ) : null}
              {standing?.mayGuardianAct ? (
                <div className={text({ tone: 'muted' })}>{m.account_agreements_guardian_may()}</div>
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
