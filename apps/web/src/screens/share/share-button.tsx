import { Button, Share2 } from '@palmares/ui';
import { openShareSheet } from '../../browser/share-sheet.ts';
import { useCanShare } from '../../browser/use-can-share.ts';
import { toasts } from '../../notices/toasts.ts';
import { m } from '../../paraglide/messages.js';

interface ShareButtonProps {
  readonly title: string;
  readonly text: string;
  readonly size?: 'sm';
}

/** Opens the device's share sheet with a message; renders nothing where there is none. */
export const ShareButton = ({ size, ...shared }: ShareButtonProps) => {
  const canShare = useCanShare();
  if (!canShare) return null;
  const share = async () => {
    if (!(await openShareSheet(shared))) toasts.show({ title: m.share_sheet_failed(), tone: 'destructive' });
  };
  return (
    <Button variant="outline" size={size} onClick={share}>
      <Share2 aria-hidden size={20} />
      {m.share_send_native()}
    </Button>
  );
};
