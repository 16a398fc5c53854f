import { css } from '@palmares/ui/styled-system/css';
import { useState } from 'react';
import { trpc } from '../../api/client.ts';
import { m } from '../../paraglide/messages.js';
import { CopyButton } from './copy-button.tsx';
import { LinkMenu, type LinkPanel } from './link-menu.tsx';
import { LinkPanels } from './link-panels.tsx';
import type { SharedLink } from './share-data.ts';
import { useLinkActions } from './use-link-actions.ts';

const row = css({ display: 'flex', alignItems: 'center', justifyContent: 'flex-end', gap: '1', whiteSpace: 'nowrap' });

interface LinkActionsProps {
  readonly link: SharedLink;
  readonly isAdult: boolean;
  readonly hasAccountPasscode: boolean;
  readonly mayShare: boolean;
  readonly onWrite: (linkId: string) => void;
}

/** A button for the most frequent action, and a menu for the rest. */
export const LinkActions = ({ link, mayShare, onWrite, ...account }: LinkActionsProps) => {
  const [panel, setPanel] = useState<LinkPanel>();
  const [isOpen, setOpen] = useState(false);
  const api = trpc.useUtils();
  const { switchTo } = useLinkActions(link.linkId);
  const write = () => {
    // The row has what the message needs, without asking.
    api.sharing.link.setData({ linkId: link.linkId }, link);
    onWrite(link.linkId);
  };
  return (
    <div className={row}>
      {mayShare ? (
        <CopyButton size="sm" text={link.url} label={m.share_copy_link()} copied={m.share_copied_link()} />
      ) : null}
      <LinkMenu
        link={link}
        mayShare={mayShare}
        isAdult={account.isAdult}
        onWrite={write}
        onSwitch={() => switchTo(link.offAt !== null)}
        onOpen={(next) => {
          setPanel(next);
          setOpen(true);
        }}
      />
      {panel ? (
        <LinkPanels {...account} panel={panel} link={link} open={isOpen} onOpenChange={setOpen} onReplaced={onWrite} />
      ) : null}
    </div>
  );
};
