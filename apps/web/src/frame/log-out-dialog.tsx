import { ConfirmDialog, text } from '@palmares/ui';
import { useState } from 'react';
import { useApiClient } from '../api/use-api-client.ts';
import { clearAccountStorage } from '../browser/browser-storage.ts';
import { forgetDevice } from '../drafts/unsent-drafts.ts';
import { failureWords } from '../notices/error-status.ts';
import { toasts } from '../notices/toasts.ts';
import { m } from '../paraglide/messages.js';
import { getLocale } from '../paraglide/runtime.js';
import { useUnsentSections } from './use-unsent-sections.ts';

interface LogOutDialogProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
}

/** Ends the session on the server first; only then are the drafts deleted from the device. */
export const LogOutDialog = ({ open, onOpenChange }: LogOutDialogProps) => {
  const [leaving, setLeaving] = useState(false);
  const client = useApiClient();
  const unsent = useUnsentSections(open);
  const leave = async () => {
    setLeaving(true);
    try {
      await client.account.logOut.mutate();
      await forgetDevice();
      clearAccountStorage();
      window.location.assign(`/${getLocale()}`);
    } catch (error) {
      setLeaving(false);
      toasts.show({ title: m.log_out_failed(), description: failureWords(error), tone: 'destructive' });
    }
  };
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onOpenChange}
      title={m.log_out_title()}
      description={m.log_out_body()}
      confirmLabel={m.log_out()}
      cancelLabel={m.log_out_stay()}
      loading={leaving}
      onConfirm={leave}
    >
      {unsent.length === 0 ? null : (
        <p className={text({ tone: 'danger' })}>{m.log_out_unsent({ sections: unsent.join(', ') })}</p>
      )}
    </ConfirmDialog>
  );
};
