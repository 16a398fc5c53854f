import { Button, LogOut, Menu, MenuItem, MenuSeparator, User } from '@palmares/ui';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { trpc } from '../api/client.ts';
import { m } from '../paraglide/messages.js';
import { getLocale } from '../paraglide/runtime.js';
import { LogOutDialog } from './log-out-dialog.tsx';

export const AccountMenu = () => {
  const [leaving, setLeaving] = useState(false);
  const { data: session } = trpc.account.session.useQuery();
  return (
    <>
      <Menu
        heading={session?.firstName}
        trigger={
          <Button variant="ghost" size="sm" aria-label={m.account_menu_label()}>
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
        <MenuItem value="log-out" onSelect={() => setLeaving(true)}>
          <LogOut aria-hidden size={18} />
          {m.log_out()}
        </MenuItem>
      </Menu>
      <LogOutDialog open={leaving} onOpenChange={setLeaving} />
    </>
  );
};
