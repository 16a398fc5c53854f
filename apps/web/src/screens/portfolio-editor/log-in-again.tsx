import { Button } from '@palmares/ui';
import { useRef } from 'react';
import { useEditor } from '../../drafts/editor-context.tsx';
import { usePartOnDemand } from '../../notices/use-part-on-demand.ts';
import { m } from '../../paraglide/messages.js';

const loadDialog = () => import('./log-in-dialog.tsx').then(({ LogInDialog }) => LogInDialog);

interface LogInAgainProps {
  /** True once the session has ended. */
  readonly needed: boolean;
  readonly className: string;
  /** The element that gets the focus after logging in, when the button is gone. */
  readonly returnTo: () => HTMLElement | null;
}

/** The button for logging in over the editor. The dialog outlives it, because the button goes when sending resumes. */
export const LogInAgain = ({ needed, className, returnTo }: LogInAgainProps) => {
  const editor = useEditor();
  const { Part: LogInDialog, show, preload, ...opened } = usePartOnDemand(loadDialog);
  const finalFocus = useRef<HTMLElement>(null);
  if (!editor) return null;
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
          athleteId={editor.athleteId}
          finalFocus={() => finalFocus.current}
          onLoggedIn={() => {
            finalFocus.current = returnTo();
            editor.resume();
          }}
        />
      )}
    </>
  );
};
