import { ConfirmDialog } from '@palmares/ui';
import { m } from '../../paraglide/messages.js';
import { EditLinkSheet } from './edit-link-sheet.tsx';
import type { LinkPanel } from './link-menu.tsx';
import { linkName } from './link-name.ts';
import { OpeningsDialog } from './openings-dialog.tsx';
import { PasscodeSheet } from './passcode-sheet.tsx';
import { QrDialog } from './qr-dialog.tsx';
import type { SharedLink } from './share-data.ts';
import { useLinkActions } from './use-link-actions.ts';

interface LinkPanelsProps {
  /** The one that was opened last: a long list of links holds no panel that nobody has opened. */
  readonly panel: LinkPanel;
  readonly link: SharedLink;
  readonly isAdult: boolean;
  readonly hasAccountPasscode: boolean;
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly onReplaced: (newLinkId: string) => void;
}

export const LinkPanels = (props: LinkPanelsProps) => {
  const { panel, link, isAdult, hasAccountPasscode, open, onOpenChange, onReplaced } = props;
  const actions = useLinkActions(link.linkId);
  const label = linkName(link);
  const shared = { link, open, onOpenChange };
  const confirming = { open, onOpenChange, loading: actions.isPending };

  const revoke = async () => {
    if (await actions.revoke()) onOpenChange(false);
  };
  const replace = async () => {
    const { isSettled, newLinkId } = await actions.replace();
    if (isSettled) onOpenChange(false);
    if (newLinkId !== undefined) onReplaced(newLinkId);
  };

  switch (panel) {
    case 'edit':
      return <EditLinkSheet {...shared} isAdult={isAdult} />;
    case 'passcode':
      return <PasscodeSheet {...shared} hasAccountPasscode={hasAccountPasscode} />;
    case 'qr':
      return <QrDialog {...shared} />;
    case 'openings':
      return <OpeningsDialog {...shared} />;
    case 'replace':
      return (
        <ConfirmDialog
          {...confirming}
          tone="default"
          title={m.share_replace_title({ label })}
          description={m.share_replace_text()}
          confirmLabel={m.share_replace_confirm()}
          cancelLabel={m.share_replace_keep()}
          onConfirm={replace}
        />
      );
    case 'revoke':
      return (
        <ConfirmDialog
          {...confirming}
          title={m.share_link_revoke_title({ label })}
          description={m.share_link_revoke_text()}
          confirmLabel={m.share_link_revoke_confirm()}
          cancelLabel={m.share_link_keep()}
          onConfirm={revoke}
        />
      );
  }
};
