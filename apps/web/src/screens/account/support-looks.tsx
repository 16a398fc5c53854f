import { Card, heading, SettingsList, SettingsRow, text } from '@palmares/ui';
import { stack } from '@palmares/ui/styled-system/patterns';
import type { MySupportLook } from '../../api/account/account-queries.server.ts';
import { trpc } from '../../api/client.ts';
import { timeWords } from '../../i18n/dates.ts';
import { m } from '../../paraglide/messages.js';

const seenWords: Readonly<Record<MySupportLook['seen'], () => string>> = {
  portfolio: m.account_looks_portfolio,
  opening: m.account_looks_opening,
};

/** When and why support saw the portfolio as others see it. Nothing if it never did. */
export const SupportLooks = () => {
  const { data: looks = [] } = trpc.account.supportLooks.useQuery();
  if (looks.length === 0) return null;
  return (
    <section className={stack({ gap: '4' })}>
      <h2 className={heading({ size: 'sm' })}>{m.account_looks_title()}</h2>
      <p className={text({ tone: 'muted' })}>{m.account_looks_lead()}</p>
      <Card>
        <SettingsList>
          {looks.map(({ id, at, seen, reason }) => (
            <SettingsRow key={id} label={timeWords(at)}>
              <div>{seenWords[seen]()}</div>
              <div className={text({ tone: 'muted' })}>{m.account_looks_reason({ reason })}</div>
            </SettingsRow>
          ))}
        </SettingsList>
      </Card>
    </section>
  );
};
