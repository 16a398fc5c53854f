import type { Language } from '@palmares/domain/kernel';
import { Banner, Button, buttonClass, Mail, text } from '@palmares/ui';
import { css } from '@palmares/ui/styled-system/css';
import { m } from '../../paraglide/messages.js';
import { CopyButton } from './copy-button.tsx';
import type { Message } from './message-template.ts';
import { isTooLongToMail, mailtoOf, smsOf } from './sending.ts';
import { ShareButton } from './share-button.tsx';
import { shareLayout } from './share-layout.ts';

const grid = css({
  display: 'grid',
  gridTemplateColumns: { base: '[repeat(2, minmax(0, 1fr))]', xl: '[repeat(auto-fit, minmax(9.5rem, 1fr))]' },
  gap: '2',
});
const small = { variant: 'outline', size: 'sm' } as const;

interface SendButtonsProps {
  readonly message: Message;
  readonly language: Language;
  readonly link: { readonly linkId: string; readonly url: string };
  readonly name: string;
  readonly onQr: () => void;
}

/** Every way to send one link: the mail first, unless a mail program would cut it. */
export const SendButtons = ({ message, language, link: { linkId, url }, name, onQr }: SendButtonsProps) => {
  const isLong = isTooLongToMail(message);

  const mail = (
    <a href={mailtoOf(message)} className={buttonClass({ width: 'full', variant: isLong ? 'outline' : 'solid' })}>
      <Mail aria-hidden size={20} />
      {m.share_send_mail()}
    </a>
  );
  const copy = (
    <CopyButton
      width="full"
      variant={isLong ? 'solid' : 'outline'}
      text={message.body}
      label={m.share_copy_message()}
      copied={m.share_copied_message()}
    />
  );
  return (
    <>
      <p className={text({ tone: 'muted' })}>{m.share_send_text()}</p>
      {isLong ? <Banner>{m.share_too_long()}</Banner> : null}
      <div data-thumb className={shareLayout.thumb}>
        {isLong ? copy : mail}
      </div>
      {isLong ? mail : copy}
      <div className={grid}>
        <CopyButton size="sm" text={url} label={m.share_copy_link()} copied={m.share_copied_link()} />
        <a href={smsOf(url, name, language)} className={buttonClass(small)}>
          {m.share_send_sms()}
        </a>
        <ShareButton size="sm" title={message.subject} text={message.body} />
        <Button {...small} onClick={onQr}>
          {m.share_send_qr()}
        </Button>
        <a href={`/api/links/${linkId}/portfolio.pdf`} className={buttonClass(small)}>
          {m.share_send_pdf()}
        </a>
      </div>
    </>
  );
};
