import type { FileType } from '@palmares/domain/files';
import anyAscii from 'any-ascii';

const endings: Readonly<Record<FileType, string>> = {
  'application/pdf': '.pdf',
  'image/avif': '.avif',
  'image/jpeg': '.jpg',
  'image/png': '.png',
  'image/webp': '.webp',
};

/** RFC 8187: everything else is percent-encoded. */
const encoded = (text: string): string =>
  encodeURIComponent(text).replace(/['()*]/g, (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`);

/** Removes quotes, backslashes and percent signs, which clients parse differently, and path separators. */
const plain = (name: string): string =>
  anyAscii(name)
    .replace(/[^\w .,'()+&-]/g, '')
    .replace(/^(?=\.|$)/, 'file');

/** Returns the `Content-Disposition` of a download (RFC 6266). Clients that do not read `filename*` get an ASCII name. */
export const attachment = (name: string): string => {
  const fallback = `attachment; filename="${plain(name)}"`;
  return plain(name) === name ? fallback : `${fallback}; filename*=UTF-8''${encoded(name)}`;
};

/** Like `attachment`, for an uploaded file. Appends the extension of its type if the name lacks it. */
export const attachmentNamed = (name: string, type: FileType): string => {
  const ending = endings[type];
  const same = name.toLowerCase().endsWith(ending) || (type === 'image/jpeg' && /\.jpeg$/i.test(name));
  return attachment(same ? name : `${name}${ending}`);
};
