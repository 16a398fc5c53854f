import { localeTag } from '@palmares/domain/kernel';
import { createTransport } from 'nodemailer';
import type { RenderedMail } from './layout.ts';
import { markPicture } from './mark.ts';
import { needsStarttls } from './needs-starttls.ts';

export interface Recipient {
  readonly email: string;
  readonly id?: string;
  /** The address for replies, if not the sender's. */
  readonly replyTo?: string;
  /** URL at which a mail program can end mails of this kind with one press (RFC 8058). */
  readonly stopUrl?: string;
}

export interface Mailer {
  /**
   * Resolves when the mail server has accepted the message. Mail programs show messages with the same `id` once.
   */
  send(mail: RenderedMail, to: Recipient): Promise<void>;
  close(): void;
}

export interface MailerOptions {
  readonly smtpUrl: string;
  readonly from: string;
}

const CONNECT_MS = 10_000;
const SILENCE_MS = 20_000;

export const createMailer = ({ smtpUrl, from }: MailerOptions): Mailer => {
  const transport = createTransport({
    url: smtpUrl,
    requireTLS: needsStarttls(smtpUrl),
    pool: true,
    maxConnections: 3,
    connectionTimeout: CONNECT_MS,
    greetingTimeout: CONNECT_MS,
    socketTimeout: SILENCE_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const { png, ...mark } = markPicture;
  const picture = { ...mark, content: Buffer.from(png, 'base64'), contentDisposition: 'inline' } as const;
  const domain = from.slice(from.lastIndexOf('@') + 1).replace(/[^a-z0-9.-]/gi, '');
  return {
    send: async ({ language, subject, html, text }, { email, id, replyTo, stopUrl }) => {
      await transport.sendMail({
        from,
        // An object, so that an address with a comma is not parsed as two.
        to: { name: '', address: email },
        ...(replyTo ? { replyTo: { name: '', address: replyTo } } : {}),
        subject,
        html,
        text,
        attachments: [picture],
        headers: {
          'Auto-Submitted': 'auto-generated',
          'Content-Language': localeTag(language),
          ...(stopUrl
            ? { 'List-Unsubscribe': `<${stopUrl}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }
            : {}),
        },
        ...(id ? { messageId: `<${id}@${domain}>` } : {}),
      });
    },
    close: () => transport.close(),
  };
};
