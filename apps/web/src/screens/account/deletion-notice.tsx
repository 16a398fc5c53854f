import { Banner, Button } from '@palmares/ui';
import { useRef } from 'react';
import { trpc } from '../../api/client.ts';
import { useAction } from '../../api/use-submission.ts';
import { dateWords, endDayWords } from '../../i18n/dates.ts';
import { toasts } from '../../notices/toasts.ts';
import { m } from '../../paraglide/messages.js';

/** Says that the account will be deleted, with a button to cancel. Renders nothing if no deletion was requested. */
export const DeletionNotice = () => {
  const api = trpc.useUtils();
  const { data: deletion } = trpc.account.deletion.useQuery();
  const undo = useAction(trpc.account.undoDeletion.useMutation());
  // Outlives the notice, so that the focus keeps its place after the request is withdrawn.
  const place = useRef<HTMLDivElement>(null);
  const keep = async () => {
    const kept = await undo.run();
    if (!kept.ok) return;
    toasts.show({ title: m.account_delete_undone() });
    await api.account.deletion.invalidate();
    place.current?.focus();
  };
  return (
    <div ref={place} tabIndex={-1}>
      {deletion ? (
        <Banner
          tone="warning"
          action={
            <Button variant="outline" size="sm" loading={undo.isPending} onClick={keep}>
              {m.account_delete_undo()}
            </Button>
          }
        >
          {m.account_delete_asked({ asked: dateWords(deletion.askedAt), until: endDayWords(deletion.until) })}
        </Banner>
      ) : null}
    </div>
  );
};
