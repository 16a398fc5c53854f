import { Ellipsis, IconButton, Menu, MenuItem, MenuSeparator } from '@palmares/ui';
import { m } from '../../paraglide/messages.js';
import { linkName } from './link-name.ts';
import type { SharedLink } from './share-data.ts';

/** The panels that a menu item opens. */
export type LinkPanel = 'edit' | 'openings' | 'passcode' | 'qr' | 'replace' | 'revoke';

interface LinkMenuProps {
  readonly link: SharedLink;
  /** Sharing needs the plan; closing does not. */
  readonly mayShare: boolean;
  /** False hides the list of openings: minors only see how often and on which day a link was opened. */
  readonly isAdult: boolean;
  readonly onWrite: () => void;
  readonly onSwitch: () => void;
  readonly onOpen: (panel: LinkPanel) => void;
}

export const LinkMenu = ({ link, mayShare, isAdult, onWrite, onSwitch, onOpen }: LinkMenuProps) => (
  <Menu
    trigger={
      <IconButton label={m.share_more({ label: linkName(link) })}>
        <Ellipsis aria-hidden size={20} />
      </IconButton>
    }
  >
    {mayShare ? (
      <>
        <MenuItem value="message" onSelect={onWrite}>
          {m.share_menu_message()}
        </MenuItem>
        <MenuItem value="qr" onSelect={() => onOpen('qr')}>
          {m.share_menu_qr()}
        </MenuItem>
        <MenuSeparator />
      </>
    ) : null}
    {isAdult ? (
      <MenuItem value="openings" onSelect={() => onOpen('openings')}>
        {m.share_menu_openings()}
      </MenuItem>
    ) : null}
    <MenuItem value="edit" onSelect={() => onOpen('edit')}>
      {m.share_menu_edit()}
    </MenuItem>
    <MenuItem value="passcode" onSelect={() => onOpen('passcode')}>
      {m.share_link_change_passcode()}
    </MenuItem>
    <MenuItem value="switch" onSelect={onSwitch}>
      {link.offAt === null ? m.share_menu_off() : m.share_menu_on()}
    </MenuItem>
    <MenuSeparator />
    {mayShare ? (
      <MenuItem value="replace" onSelect={() => onOpen('replace')}>
        {m.share_menu_replace()}
      </MenuItem>
    ) : null}
    <MenuItem value="revoke" tone="danger" onSelect={() => onOpen('revoke')}>
      {m.share_link_revoke()}
    </MenuItem>
  </Menu>
);
