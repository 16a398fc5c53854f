import { Button } from '@palmares/ui';
import { trpc } from '../../api/client.ts';
import { useAction } from '../../api/use-submission.ts';
import { toasts } from '../../notices/toasts.ts';
import { m } from '../../paraglide/messages.js';
import { useCountdown } from './use-countdown.ts';

const RESEND_SECONDS = 60;

interface ResendLinkProps {
  readonly email: string;
  readonly askedAt: number;
  readonly onAsked: () => void;
}

export const ResendLink = ({ email, askedAt, onAsked }: ResendLinkProps) => {
  const request = useAction(trpc.account.requestPasswordReset.useMutation());
  const left = useCountdown(RESEND_SECONDS, askedAt);
  const resend = async () => {
    if (!(await request.run({ email })).ok) return;
    toasts.show({ title: m.reset_password_resent() });
    onAsked();
  };
  return (
    <>
      <Button variant="outline" width="full" disabled={left > 0} loading={request.isPending} onClick={resend}>
        {left > 0 ? m.reset_password_resend_in({ seconds: left }) : m.reset_password_resend()}
      </Button>
      <noscript>{m.auth_resend_script_needed()}</noscript>
    </>
  );
};
