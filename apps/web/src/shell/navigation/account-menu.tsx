import { Button, LogOut, Menu, MenuItem, MenuSeparator, User } from '@palmares/ui';
import { Link } from '@tanstack/react-router';
import { trpc } from '../../api/client.ts';
import { m } from '../../paraglide/messages.js';
import { getLocale } from '../../paraglide/runtime.js';
import type { OpenedPart } from '../use-part-on-demand.ts';

interface AccountMenuProps extends OpenedPart {
  readonly label: string;
  readonly onLogOut: () => void;
}

export const AccountMenu = ({ open, onOpenChange, label, onLogOut }: AccountMenuProps) => {
  const { data: session } = trpc.account.session.useQuery();
  return (
    <Menu
      open={open}
      onOpenChange={onOpenChange}
      heading={session?.firstName}
      trigger={
        <Button variant="ghost" size="sm" aria-label={label}>
          <User aria-hidden size={20} />
        </Button>
      }
    >
      <MenuItem
        value="account"
        link={
          <Link to="/$lang/app/account" params={{ lang: getLocale() }}>
            {m.navigation_account()}
          </Link>
        }
      >
        {m.navigation_account()}
      </MenuItem>
      <MenuSeparator />
      <MenuItem value="log-out" onSelect={onLogOut}>
        <LogOut aria-hidden size={18} />
        {m.log_out()}
      </MenuItem>
    </Menu>
  );
};
