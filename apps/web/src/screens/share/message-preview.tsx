import { Card } from '@palmares/ui';
import { css } from '@palmares/ui/styled-system/css';
import { MailTo } from './mail-to.tsx';
import type { Message } from './message-template.ts';

const mail = css({ display: 'flex', flexDirection: 'column', gap: '4' });
const subject = css({ fontWeight: 'bold', lineHeight: 'snug', overflowWrap: 'anywhere' });
const body = css({ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', color: 'fg.muted' });

interface MessagePreviewProps {
  readonly to: string;
  readonly message: Message;
}

/** The mail before there is a link to send. */
export const MessagePreview = ({ to, message }: MessagePreviewProps) => (
  <Card className={mail}>
    <MailTo to={to} />
    <p className={subject}>{message.subject}</p>
    <p className={body}>{message.body}</p>
  </Card>
);
