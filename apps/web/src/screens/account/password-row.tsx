import { Button, SettingsRow } from '@palmares/ui';
import { useState } from 'react';
import { trpc } from '../../api/client.ts';
import { useSubmission } from '../../api/use-submission.ts';
import { m } from '../../paraglide/messages.js';

/** Sends a link by email, as for a forgotten password, which also proves that the mailbox is the athlete's. */
export const PasswordRow = ({ email }: { readonly email: string }) => {
  const send = useSubmission(trpc.account.requestPasswordReset.useMutation());
  const [sent, setSent] = useState(false);
  const failed = send.problem && ({ kind: 'failed', words: send.problem.words } as const);
  const saved = sent && ({ kind: 'saved', words: m.account_password_sent({ email }) } as const);
  return (
    <SettingsRow
      label={m.account_password_label()}
      state={failed || saved || undefined}
      action={
        <Button
          variant="outline"
          size="sm"
          aria-label={m.account_password_send_label()}
          loading={send.isPending}
          onClick={async () => setSent((await send.send({ email })).ok)}
        >
          {m.account_password_send()}
        </Button>
      }
    >
      {m.account_password_hint()}
    </SettingsRow>
  );
};
