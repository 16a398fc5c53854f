import { ConfirmDialog } from '@palmares/ui';
import { css } from '@palmares/ui/styled-system/css';
import { useState } from 'react';
import { m } from '../../paraglide/messages.js';
import { CopyButton } from './copy-button.tsx';
import { EditLinkSheet } from './edit-link-sheet.tsx';
import { LinkMenu, type LinkPanel } from './link-menu.tsx';
import { linkName } from './link-name.ts';
import { PasscodeSheet } from './passcode-sheet.tsx';
import { QrDialog } from './qr-dialog.tsx';
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

/** One button for what is done most, and a menu for the rest. */
export const LinkActions = ({ link, isAdult, hasAccountPasscode, mayShare, onWrite }: LinkActionsProps) => {
  const [panel, setPanel] = useState<LinkPanel>();
  const actions = useLinkActions(link.linkId);
  const panelProps = (name: LinkPanel) => ({
    open: panel === name,
    onOpenChange: (open: boolean) => setPanel(open ? name : undefined),
  });
  const label = linkName(link);

  const revoke = async () => {
    if (await actions.revoke()) setPanel(undefined);
  };
  const replace = async () => {
    const { isSettled, newLinkId } = await actions.replace();
    if (isSettled) setPanel(undefined);
    if (newLinkId !== undefined) onWrite(newLinkId);
  };

  return (
    <div className={row}>
      {mayShare ? (
        <CopyButton size="sm" text={link.url} label={m.share_copy_link()} copied={m.share_copied_link()} />
      ) : null}
      <LinkMenu
        link={link}
        mayShare={mayShare}
        onWrite={() => onWrite(link.linkId)}
        onSwitch={() => actions.switchTo(link.offAt !== null)}
        onOpen={setPanel}
      />
      <EditLinkSheet link={link} isAdult={isAdult} {...panelProps('edit')} />
      <PasscodeSheet link={link} hasAccountPasscode={hasAccountPasscode} {...panelProps('passcode')} />
      <QrDialog link={link} {...panelProps('qr')} />
      <ConfirmDialog
        {...panelProps('replace')}
        tone="default"
        title={m.share_replace_title({ label })}
        description={m.share_replace_text()}
        confirmLabel={m.share_replace_confirm()}
        cancelLabel={m.share_replace_keep()}
        loading={actions.isPending}
        onConfirm={replace}
      />
      <ConfirmDialog
        {...panelProps('revoke')}
        title={m.share_link_revoke_title({ label })}
        description={m.share_link_revoke_text()}
        confirmLabel={m.share_link_revoke_confirm()}
        cancelLabel={m.share_link_keep()}
        loading={actions.isPending}
        onConfirm={revoke}
      />
    </div>
  );
};
