import { Button, ConfirmDialog, heading, text } from '@palmares/ui';
import { stack } from '@palmares/ui/styled-system/patterns';
import { useRef, useState } from 'react';
import { trpc } from '../../api/client.ts';
import { useAction } from '../../api/use-submission.ts';
import { toasts } from '../../notices/toasts.ts';
import { ReadingLink } from '../../page/reading-link.tsx';
import { m } from '../../paraglide/messages.js';
import { DeletionNotice } from './deletion-notice.tsx';

/** Asks support to delete the account, which can be taken back for a week. */
export const DeleteAccount = () => {
  const api = trpc.useUtils();
  const { data: deletion } = trpc.account.deletion.useQuery();
  const { data: plan } = trpc.plan.mine.useQuery();
  const ask = useAction(trpc.account.askDeletion.useMutation());
  const [asking, setAsking] = useState(false);
  const title = useRef<HTMLHeadingElement>(null);

  const confirm = async () => {
    const asked = await ask.run();
    if (!asked.ok) return;
    setAsking(false);
    toasts.show({ title: m.account_delete_noted() });
    await api.account.deletion.invalidate();
    title.current?.focus();
  };

  return (
    <section className={stack({ gap: '4', alignItems: 'flex-start' })}>
      <h2 ref={title} tabIndex={-1} className={heading({ size: 'sm' })}>
        {m.account_delete_title()}
      </h2>
      <p className={text({ tone: 'muted' })}>
        {m.account_delete_lead()} {plan?.subscription ? `${m.account_delete_plan()} ` : null}
        <ReadingLink inline to="faqs#delete-account" words={m.reading_delete_account} />
      </p>
      <DeletionNotice />
      {deletion === null ? (
        <Button variant="outline" onClick={() => setAsking(true)}>
          {m.account_delete_ask()}
        </Button>
      ) : null}
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={m.account_delete_question()}
        description={m.account_delete_text()}
        confirmLabel={m.account_delete_ask()}
        cancelLabel={m.account_delete_keep()}
        loading={ask.isPending}
        onConfirm={confirm}
        finalFocus={() => title.current}
      />
    </section>
  );
};
