import { Banner, Button, breakable, buttonClass } from '@palmares/ui';
import { css } from '@palmares/ui/styled-system/css';
import { Link } from '@tanstack/react-router';
import { trpc } from '../../api/client.ts';
import { useAction } from '../../api/use-submission.ts';
import { toasts } from '../../notices/toasts.ts';
import { m } from '../../paraglide/messages.js';
import { getLocale } from '../../paraglide/runtime.js';

const actions = css({ display: 'flex', flexWrap: 'wrap', gap: '3', marginBlockStart: '4' });

/** Shown in place of what needs a verified email: the reason, and two ways to verify. */
export const EmailGate = ({ why }: { readonly why: string }) => {
  const request = useAction(trpc.account.requestVerificationCode.useMutation());
  const send = async () => {
    if ((await request.run()).ok) toasts.show({ title: m.share_gate_email_sent() });
  };
  return (
    <Banner tone="warning" title={m.share_gate_email_title()}>
      {breakable(why)}
      <div className={actions}>
        <Link to="/$lang/auth/verify-email" params={{ lang: getLocale() }} className={buttonClass()}>
          {m.share_gate_email_enter()}
        </Link>
        <Button variant="outline" loading={request.isPending} onClick={send}>
          {m.share_gate_email_resend()}
        </Button>
      </div>
    </Banner>
  );
};
