import { languages } from '@palmares/domain/kernel';
import type { RenderedMail } from '@palmares/worker/src/mail/layout.ts';
import { markPicture } from '@palmares/worker/src/mail/mark.ts';
import { mailSamples } from '@palmares/worker/src/mail/samples.ts';

export interface MailKind {
  /** The queue that sends it. */
  readonly queue: string;
  readonly mail: RenderedMail;
}

/** Every mail that the product sends, with made-up content, by language. */
const kinds: ReadonlyMap<string, readonly MailKind[]> = new Map(
  languages.map((language) => [
    language,
    Object.entries(mailSamples(language)).flatMap(([queue, mails]) => mails.map((mail) => ({ queue, mail }))),
  ]),
);

export const kindsIn = (language: string): readonly MailKind[] | undefined => kinds.get(language);

/** Puts the mark into the page, as a mail program does with what is attached. */
export const shownHtml = ({ html }: RenderedMail): string =>
  html.replaceAll(`cid:${markPicture.cid}`, `data:${markPicture.contentType};base64,${markPicture.png}`);
