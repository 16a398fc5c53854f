import { IconButton, LogOut, Menu, MenuItem, MenuSeparator, User } from '@palmares/ui';
import { getRouteApi, Link } from '@tanstack/react-router';
import type { OpenedPart } from '../../notices/use-part-on-demand.ts';
import { m } from '../../paraglide/messages.js';
import { getLocale } from '../../paraglide/runtime.js';

const layout = getRouteApi('/$lang');

interface AccountMenuProps extends OpenedPart {
  readonly label: string;
  readonly onLogOut: () => void;
}

export const AccountMenu = ({ open, onOpenChange, label, onLogOut }: AccountMenuProps) => {
  const { session } = layout.useRouteContext();
  return (
    <Menu
      open={open}
      onOpenChange={onOpenChange}
      heading={session?.firstName}
      trigger={
        <IconButton label={label}>
          <User aria-hidden size={20} />
        </IconButton>
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
