import { ConfirmDialog, text } from '@palmares/ui';
import { css } from '@palmares/ui/styled-system/css';
import { useState } from 'react';
import { pageAccount } from '../api/page-account.ts';
import { useApiClient } from '../api/use-api-client.ts';
import { clearAccountStorage } from '../browser/browser-storage.ts';
import { forgetApp } from '../browser/offline-app.ts';
import { forgetAccount, forgetDevice } from '../drafts/unsent-drafts.ts';
import { failureWords } from '../notices/error-status.ts';
import { toasts } from '../notices/toasts.ts';
import { m } from '../paraglide/messages.js';
import { getLocale } from '../paraglide/runtime.js';
import { createLogOut, DeviceNotCleared } from './log-out.ts';
import { useUnsentSections } from './use-unsent-sections.ts';

const saved = css({ display: 'block', color: 'fg' });

const forgetOwnDrafts = async (): Promise<void> => {
  const athleteId = pageAccount();
  if (athleteId !== undefined) await forgetAccount(athleteId);
};

interface LogOutDialogProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
}

export const LogOutDialog = ({ open, onOpenChange }: LogOutDialogProps) => {
  const [leaving, setLeaving] = useState(false);
  const client = useApiClient();
  const [logOut] = useState(() =>
    createLogOut({
      endSession: () => client.account.logOut.mutate(),
      forgetDrafts: forgetDevice,
      forgetOwnDrafts,
      forgetApp,
      clearStorage: clearAccountStorage,
    }),
  );
  const unsent = useUnsentSections(open);
  const leave = async () => {
    setLeaving(true);
    try {
      await logOut();
      window.location.assign(`/${getLocale()}`);
    } catch (error) {
      setLeaving(false);
      const words =
        error instanceof DeviceNotCleared
          ? { title: m.log_out_not_cleared(), description: m.log_out_not_cleared_text() }
          : { title: m.log_out_failed(), description: failureWords(error) };
      toasts.show({ ...words, tone: 'destructive' });
    }
  };
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onOpenChange}
      title={m.log_out_title()}
      description={
        unsent?.length === 0 ? (
          <>
            <span className={saved}>{m.save_saved()}</span> {m.log_out_body()}
          </>
        ) : (
          m.log_out_body()
        )
      }
      tone={unsent?.length === 0 ? 'default' : 'danger'}
      confirmLabel={m.log_out()}
      cancelLabel={m.log_out_stay()}
      loading={leaving}
      onConfirm={leave}
    >
      {unsent === null || unsent.length === 0 ? null : (
        <p className={text({ tone: 'danger' })}>{m.log_out_unsent({ sections: unsent.join(', ') })}</p>
      )}
    </ConfirmDialog>
  );
};
