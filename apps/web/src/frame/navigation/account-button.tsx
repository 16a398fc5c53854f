import { IconButton, User } from '@palmares/ui';
import { usePartOnDemand } from '../../notices/use-part-on-demand.ts';
import { m } from '../../paraglide/messages.js';
import { loadLogOutDialog } from './load-log-out-dialog.ts';

const loadMenu = () => import('./account-menu.tsx').then(({ AccountMenu }) => AccountMenu);

export const AccountButton = () => {
  const menu = usePartOnDemand(loadMenu);
  const leaving = usePartOnDemand(loadLogOutDialog);
  const LogOutDialog = leaving.Part;
  const label = m.account_menu_label();
  const AccountMenu = menu.Part;
  return (
    <>
      {AccountMenu === undefined ? (
        <IconButton
          label={label}
          aria-haspopup="menu"
          onPointerEnter={menu.preload}
          onFocus={menu.preload}
          onClick={menu.show}
        >
          <User aria-hidden size={20} />
        </IconButton>
      ) : (
        <AccountMenu label={label} open={menu.open} onOpenChange={menu.onOpenChange} onLogOut={leaving.show} />
      )}
      {LogOutDialog === undefined ? null : <LogOutDialog open={leaving.open} onOpenChange={leaving.onOpenChange} />}
    </>
  );
};
