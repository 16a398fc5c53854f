import { Button, type ButtonProps, LogOut } from '@palmares/ui';
import { usePartOnDemand } from '../../notices/use-part-on-demand.ts';
import { logOutLook } from '../../page/frame/app-bar.tsx';
import { m } from '../../paraglide/messages.js';
import { loadLogOutDialog } from './load-log-out-dialog.ts';
import { useAskedByAddress } from './use-asked-by-address.ts';

interface LogOutButtonProps {
  readonly variant?: ButtonProps['variant'];
  /** A hash of the page's address at which the dialog opens by itself. */
  readonly opensAt?: string;
}

export const LogOutButton = ({ variant = 'ghost', opensAt }: LogOutButtonProps) => {
  const { Part: LogOutDialog, open, onOpenChange, show, preload } = usePartOnDemand(loadLogOutDialog);
  useAskedByAddress(opensAt, show);
  return (
    <>
      <Button
        variant={variant}
        size="sm"
        {...(variant === 'ghost' ? { width: 'full', className: logOutLook } : {})}
        aria-haspopup="dialog"
        onPointerEnter={preload}
        onFocus={preload}
        onClick={show}
      >
        <LogOut aria-hidden size={20} />
        {m.log_out()}
      </Button>
      {LogOutDialog === undefined ? null : <LogOutDialog open={open} onOpenChange={onOpenChange} />}
    </>
  );
};
