import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * PDFs that qpdf encrypted, by the name of the algorithm and what differs: those without a difference link to a page of
 * a school and ask for no password, those with a script or a link are active.
 */
type Encrypted = 'rc4-40' | 'rc4-128' | 'aes-128' | 'aes-256' | 'aes-256-script' | 'rc4-128-link' | 'aes-256-password';

export const encryptedWith = (name: Encrypted): Promise<Buffer> =>
  readFile(join(import.meta.dirname, `encrypted/${name}.pdf`));
