import { Dialog } from '@palmares/ui';
import { anotherAccount } from '../../notices/another-account.ts';
import { m } from '../../paraglide/messages.js';
import { LogInForm } from './log-in-form.tsx';

interface LogInDialogProps {
  readonly athleteId: string;
  readonly title: string;
  readonly description: string;
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly onLoggedIn: () => void;
  /** Returns the element that gets the focus if the button is gone when the dialog closes. */
  readonly finalFocus: () => HTMLElement | null;
}

/** Logs in again over the open page. Another account is refused, because what waits on the page is not its own. */
export const LogInDialog = ({ athleteId, onLoggedIn, ...dialog }: LogInDialogProps) => (
  <Dialog size="sm" closeLabel={m.share_close()} {...dialog}>
    <LogInForm
      athleteId={athleteId}
      onLoggedIn={() => {
        anotherAccount.noteReturn();
        onLoggedIn();
        dialog.onOpenChange(false);
      }}
    />
  </Dialog>
);
