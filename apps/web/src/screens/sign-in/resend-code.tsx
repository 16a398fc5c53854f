import { Button } from '@palmares/ui';
import { trpc } from '../../api/client.ts';
import { failureWords } from '../../notices/error-status.ts';
import { refusalWords } from '../../notices/refusal-words.ts';
import { toasts } from '../../notices/toasts.ts';
import { m } from '../../paraglide/messages.js';
import { useCountdown } from './use-countdown.ts';

interface ResendCodeProps {
  readonly resendInSeconds: number;
  readonly answeredAt: number;
}

export const ResendCode = ({ resendInSeconds, answeredAt }: ResendCodeProps) => {
  const api = trpc.useUtils();
  const request = trpc.account.requestVerificationCode.useMutation();
  const left = useCountdown(resendInSeconds, answeredAt);
  const resend = async () => {
    try {
      const outcome = await request.mutateAsync();
      if (outcome.ok) toasts.show({ title: m.verify_email_resent() });
      else toasts.show({ title: refusalWords(outcome.refusal), tone: 'destructive' });
    } catch (error) {
      toasts.show({ title: failureWords(error), tone: 'destructive' });
    }
    await api.account.verification.invalidate();
  };
  return (
    <Button variant="outline" width="full" disabled={left > 0} loading={request.isPending} onClick={resend}>
      {left > 0 ? m.verify_email_resend_in({ seconds: left }) : m.verify_email_resend()}
    </Button>
  );
};
