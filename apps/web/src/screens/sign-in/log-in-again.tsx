import { Button } from '@palmares/ui';
import { useRef } from 'react';
import { usePartOnDemand } from '../../notices/use-part-on-demand.ts';
import { m } from '../../paraglide/messages.js';

const loadDialog = () => import('./log-in-dialog.tsx').then(({ LogInDialog }) => LogInDialog);

interface LogInAgainProps {
  /** The only account that may log in. */
  readonly athleteId: string;
  /** True once the session has ended. */
  readonly needed: boolean;
  /** The dialog's title. */
  readonly title: string;
  readonly description: string;
  readonly className: string;
  /** The element that gets the focus after logging in, when the button is gone. */
  readonly returnTo: () => HTMLElement | null;
  readonly onLoggedIn: () => void;
}

/** The button for logging in over the open page. The dialog outlives it, because the button goes when sending resumes. */
export const LogInAgain = ({ needed, className, returnTo, onLoggedIn, ...words }: LogInAgainProps) => {
  const { Part: LogInDialog, show, preload, ...opened } = usePartOnDemand(loadDialog);
  const finalFocus = useRef<HTMLElement>(null);
  return (
    <>
      {needed ? (
        <Button
          variant="outline"
          size="sm"
          className={className}
          aria-haspopup="dialog"
          onPointerEnter={preload}
          onFocus={preload}
          onClick={() => {
            finalFocus.current = null;
            show();
          }}
        >
          {m.save_log_in()}
        </Button>
      ) : null}
      {LogInDialog === undefined ? null : (
        <LogInDialog
          {...opened}
          {...words}
          finalFocus={() => finalFocus.current}
          onLoggedIn={() => {
            finalFocus.current = returnTo();
            onLoggedIn();
          }}
        />
      )}
    </>
  );
};
