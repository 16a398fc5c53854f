import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * PDFs that qpdf encrypted, by the name of the algorithm and what differs: those without a difference link to a page of
 * a school and ask for no password, those with a script or a link are active.
 */
type Encrypted = 'rc4-40' | 'rc4-128' | 'aes-128' | 'aes-256' | 'aes-256-script' | 'rc4-128-link' | 'aes-256-password';

export const encryptedWith = (name: Encrypted): Promise<Buffer> =>
  readFile(join(import.meta.dirname, `encrypted/${name}.pdf`));

const PLAIN_TRAILER = 'trailer << /Root 1 0 R /Size 8 >>';

/**
 * A PDF with a link to a script and two trailers, of which the first says that it is encrypted. A PDF reader that follows
 * `startxref` finds one of them, and a parser that reads from the beginning to the end finds those that are not in a stream.
 */
export const encryptedInPart = async (hidden: 'in a stream' | 'nowhere', found: 'first' | 'last'): Promise<Buffer> => {
  const whole = (await encryptedWith('rc4-128-link')).toString('latin1');
  const table = whole.indexOf('xref\n');
  const body = whole.slice(0, table);
  const first = whole.slice(table, whole.indexOf('startxref'));
  const last = first.replace(/trailer.*/, PLAIN_TRAILER);
  const [before, after] =
    hidden === 'nowhere' ? ['', ''] : [`9 0 obj\n<< /Length ${first.length} >>\nstream\n`, 'endstream\nendobj\n'];
  const start = body.length + before.length + (found === 'first' ? 0 : first.length + after.length);
  return Buffer.from(`${body}${before}${first}${after}${last}startxref\n${start}\n%%EOF\n`, 'latin1');
};
