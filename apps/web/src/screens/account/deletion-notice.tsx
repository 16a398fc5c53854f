import { Banner, Button } from '@palmares/ui';
import { trpc } from '../../api/client.ts';
import { useAction } from '../../api/use-submission.ts';
import { dateWords } from '../../i18n/dates.ts';
import { toasts } from '../../notices/toasts.ts';
import { m } from '../../paraglide/messages.js';

/** Says that the account is about to be deleted, with the way back. Nothing if that was not asked for. */
export const DeletionNotice = () => {
  const api = trpc.useUtils();
  const { data: deletion } = trpc.account.deletion.useQuery();
  const undo = useAction(trpc.account.undoDeletion.useMutation());
  if (!deletion) return null;
  const keep = async () => {
    const kept = await undo.run();
    if (!kept.ok) return;
    toasts.show({ title: m.account_delete_undone() });
    await api.account.deletion.invalidate();
  };
  return (
    <Banner
      tone="warning"
      action={
        <Button variant="outline" size="sm" loading={undo.isPending} onClick={keep}>
          {m.account_delete_undo()}
        </Button>
      }
    >
      {m.account_delete_asked({ asked: dateWords(deletion.askedAt), until: dateWords(deletion.until) })}
    </Banner>
  );
};
