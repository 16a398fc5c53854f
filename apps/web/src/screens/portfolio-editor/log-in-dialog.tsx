import { Dialog } from '@palmares/ui';
import { m } from '../../paraglide/messages.js';
import { LogInForm } from '../sign-in/log-in-form.tsx';

interface LogInDialogProps {
  readonly athleteId: string;
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly onLoggedIn: () => void;
  /** Where the focus goes if its button is gone when the dialog closes. */
  readonly finalFocus: () => HTMLElement | null;
}

/** Logs in again over the open editor. Another account is refused, because the drafts are not its own. */
export const LogInDialog = ({ athleteId, open, onOpenChange, onLoggedIn, finalFocus }: LogInDialogProps) => (
  <Dialog
    size="sm"
    open={open}
    onOpenChange={onOpenChange}
    title={m.save_log_in_title()}
    description={m.save_log_in_text()}
    closeLabel={m.share_close()}
    finalFocus={finalFocus}
  >
    <LogInForm
      athleteId={athleteId}
      onLoggedIn={() => {
        onLoggedIn();
        onOpenChange(false);
      }}
    />
  </Dialog>
);
