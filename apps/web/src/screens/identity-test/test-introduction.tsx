import { Banner, Button, Clock, EyeOff, PageHeader, RefreshCw, ShieldCheck, text, WifiOff } from '@palmares/ui';
import { css } from '@palmares/ui/styled-system/css';
import { useState } from 'react';
import { trpc } from '../../api/client.ts';
import { useSubmission } from '../../api/use-submission.ts';
import { m } from '../../paraglide/messages.js';

const list = css({ display: 'flex', flexDirection: 'column', gap: '6' });
const fact = css({
  display: 'flex',
  gap: '4',
  alignItems: 'flex-start',
  '& svg': { flexShrink: '0', marginBlockStart: '1' },
});
const strong = css({ fontWeight: 'bold' });

interface TestIntroductionProps {
  readonly minutes: number;
  /** True if it was granted after an earlier attempt. */
  readonly isAnother: boolean;
}

/** Explains the test before the clock starts. */
export const TestIntroduction = ({ minutes, isAnother }: TestIntroductionProps) => {
  const api = trpc.useUtils();
  const start = useSubmission(trpc.identity.start.useMutation());
  // A second press sends the same ids, so the attempt starts once.
  const [ids] = useState(() => ({ commandId: crypto.randomUUID(), attemptId: crypto.randomUUID() }));
  const begin = async () => {
    const sent = await start.send(ids);
    if (sent.ok) api.identity.state.setData(undefined, sent.value);
    else if (sent.problem.code !== undefined) await api.identity.state.invalidate();
  };
  const facts = [
    {
      Icon: Clock,
      title: m.identity_test_time_title({ minutes }),
      said: isAnother ? m.identity_test_time_granted_text() : m.identity_test_time_text(),
    },
    { Icon: RefreshCw, title: m.identity_test_stay_title(), said: m.identity_test_stay_text() },
    { Icon: WifiOff, title: m.identity_test_offline_title(), said: m.identity_test_offline_text() },
    { Icon: ShieldCheck, title: m.identity_test_honest_title(), said: m.identity_test_honest_text() },
    { Icon: EyeOff, title: m.identity_test_private_title(), said: m.identity_test_private_text() },
  ];
  return (
    <>
      <PageHeader title={m.identity_test_title()} lead={m.identity_test_lead()} />
      <ul className={list}>
        {facts.map(({ Icon, title, said }) => (
          <li key={title} className={fact}>
            <Icon aria-hidden size={22} />
            <div>
              <p className={strong}>{title}</p>
              <p className={text({ tone: 'muted' })}>{said}</p>
            </div>
          </li>
        ))}
      </ul>
      {start.problem ? (
        <Banner tone="danger" role="alert">
          {start.problem.words}
        </Banner>
      ) : null}
      <Button size="lg" loading={start.isPending} onClick={begin}>
        {m.identity_test_start()}
      </Button>
    </>
  );
};
