import { Button, type ButtonProps, LogOut } from '@palmares/ui';
import { css } from '@palmares/ui/styled-system/css';
import { usePartOnDemand } from '../../notices/use-part-on-demand.ts';
import { m } from '../../paraglide/messages.js';
import { loadLogOutDialog } from './load-log-out-dialog.ts';

const atStart = css({ justifyContent: 'flex-start', gap: '3' });

interface LogOutButtonProps {
  readonly variant?: ButtonProps['variant'];
}

export const LogOutButton = ({ variant = 'ghost' }: LogOutButtonProps) => {
  const { Part: LogOutDialog, open, onOpenChange, show, preload } = usePartOnDemand(loadLogOutDialog);
  return (
    <>
      <Button
        variant={variant}
        size="sm"
        {...(variant === 'ghost' ? { width: 'full', className: atStart } : {})}
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
