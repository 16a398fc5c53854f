import type { Language } from '@palmares/domain/kernel';
import { m } from '../../paraglide/messages.js';
import type { Message } from './message-template.ts';

/** Some mail programs cut an address near 2,000 characters. */
export const LONGEST_MAILED = 1500;

export const isTooLongToMail = ({ body }: Message): boolean => body.length > LONGEST_MAILED;

/** A `mailto:` address; RFC 6068 requires CRLF line breaks. A text that would be cut is left to be pasted. */
export const mailtoOf = (message: Message): string => {
  const subject = `mailto:?subject=${encodeURIComponent(message.subject)}`;
  if (isTooLongToMail(message)) return subject;
  return `${subject}&body=${encodeURIComponent(message.body.replaceAll('\n', '\r\n'))}`;
};

/**
 * Returns an `sms:` address with one sentence and the link. Android reads `?body=` and iOS `&body=`; both understand
 * this form.
 */
export const smsOf = (url: string, name: string, language: Language): string =>
  `sms:?&body=${encodeURIComponent(m.share_sms({ name, url }, { locale: language }))}`;
