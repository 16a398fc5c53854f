import { buttonClass, Dialog, Download } from '@palmares/ui';
import { css } from '@palmares/ui/styled-system/css';
import { m } from '../../paraglide/messages.js';
import { linkName } from './link-name.ts';
import type { SharedLink } from './share-data.ts';

// Black on white in both themes: a phone's camera reads nothing else as surely.
const code = css({ width: 'full', maxWidth: '[20rem]', height: 'auto', aspectRatio: '1', mx: 'auto', bg: '[#fff]' });

interface QrDialogProps {
  readonly link: SharedLink;
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
}

export const QrDialog = ({ link, open, onOpenChange }: QrDialogProps) => (
  <Dialog
    size="sm"
    open={open}
    onOpenChange={onOpenChange}
    title={m.share_qr_title({ label: linkName(link) })}
    description={m.share_qr_text()}
    closeLabel={m.share_close()}
    footer={
      <a href={`/api/links/${link.linkId}/qr.png`} download className={buttonClass({ width: 'full' })}>
        <Download aria-hidden size={20} />
        {m.share_qr_save()}
      </a>
    }
  >
    <img src={`/api/links/${link.linkId}/qr.svg`} alt={m.share_qr_alt()} width={320} height={320} className={code} />
  </Dialog>
);
