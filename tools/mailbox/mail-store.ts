import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import PostalMime, { type Attachment } from 'postal-mime';

export interface Mail {
  readonly id: string;
  readonly receivedAt: string;
  readonly from: string;
  /** The envelope's recipients, whatever the headers say. */
  readonly to: readonly string[];
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

export interface MailStore {
  keep(recipients: readonly string[], raw: Buffer): Promise<Mail>;
  /** Returns the mails, newest first. */
  all(to?: string): readonly Mail[];
  find(id: string): Mail | undefined;
  raw(id: string): Buffer | undefined;
  clear(): void;
}

const DELIVERED = 'X-Delivered-To: ';
const SUFFIX = '.eml';

/** Puts attached pictures in the place of their `cid:` addresses, as mail programs do. */
const withPictures = (html: string, attachments: readonly Attachment[]): string =>
  attachments.reduce((shown, { contentId, mimeType, content }) => {
    if (!contentId) return shown;
    const bytes = typeof content === 'string' ? Buffer.from(content) : Buffer.from(new Uint8Array(content));
    return shown.replaceAll(`cid:${contentId.slice(1, -1)}`, `data:${mimeType};base64,${bytes.toString('base64')}`);
  }, html);

const readMail = async (id: string, raw: Buffer): Promise<Mail> => {
  const { from, subject, text, html, headers, attachments } = await PostalMime.parse(raw);
  const delivered = headers.find(({ key }) => key === 'x-delivered-to')?.value ?? '';
  return {
    id,
    receivedAt: new Date(Number(id.split('-')[0])).toISOString(),
    from: from?.name ? `${from.name} <${from.address}>` : (from?.address ?? ''),
    to: delivered.split(',').map((address) => address.trim()),
    subject: subject ?? '',
    text: text ?? '',
    html: withPictures(html ?? '', attachments),
  };
};

export const openMailStore = async (folder: string): Promise<MailStore> => {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const mails = new Map<string, Mail>();
  for (const file of readdirSync(folder)
    .filter((name) => name.endsWith(SUFFIX))
    .sort()) {
    const id = file.slice(0, -SUFFIX.length);
    mails.set(id, await readMail(id, readFileSync(join(folder, file))));
  }
  const fileOf = (id: string) => join(folder, id + SUFFIX);
  let kept = 0;
  return {
    keep: async (recipients, raw) => {
      kept += 1;
      const id = `${Date.now()}-${String(kept).padStart(6, '0')}`;
      const whole = Buffer.concat([Buffer.from(`${DELIVERED}${recipients.join(', ')}\r\n`), raw]);
      const mail = await readMail(id, whole);
      const draft = join(folder, `${id}.draft`);
      writeFileSync(draft, whole, { mode: 0o600 });
      renameSync(draft, fileOf(id));
      mails.set(id, mail);
      return mail;
    },
    all: (to) => {
      const wanted = to?.toLowerCase();
      const chosen = [...mails.values()].filter(
        (mail) => wanted === undefined || mail.to.some((address) => address.toLowerCase() === wanted),
      );
      return chosen.reverse();
    },
    find: (id) => mails.get(id),
    raw: (id) => (mails.has(id) ? readFileSync(fileOf(id)) : undefined),
    clear: () => {
      for (const id of mails.keys()) rmSync(fileOf(id), { force: true });
      mails.clear();
    },
  };
};
