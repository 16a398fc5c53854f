import { Button } from '@palmares/ui';
import { trpc } from '../../api/client.ts';
import { useAction } from '../../api/use-submission.ts';
import { toasts } from '../../notices/toasts.ts';
import { m } from '../../paraglide/messages.js';
import { useCountdown } from './use-countdown.ts';

interface ResendCodeProps {
  readonly resendInSeconds: number;
  readonly answeredAt: number;
}

export const ResendCode = ({ resendInSeconds, answeredAt }: ResendCodeProps) => {
  const api = trpc.useUtils();
  const request = useAction(trpc.account.requestVerificationCode.useMutation());
  const left = useCountdown(resendInSeconds, answeredAt);
  const resend = async () => {
    if ((await request.run()).ok) toasts.show({ title: m.verify_email_resent() });
    await api.account.verification.invalidate();
  };
  return (
    <>
      <Button variant="outline" width="full" disabled={left > 0} loading={request.isPending} onClick={resend}>
        {left > 0 ? m.verify_email_resend_in({ seconds: left }) : m.verify_email_resend()}
      </Button>
      <noscript>{m.auth_resend_script_needed()}</noscript>
    </>
  );
};
