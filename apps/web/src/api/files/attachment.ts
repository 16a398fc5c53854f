import type { FileType } from '@palmares/domain/files';

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

/** A `Content-Disposition` that saves a file under its name, with the ending of what it is. */
export const attachmentNamed = (name: string, type: FileType): string => {
  const ending = endings[type];
  const same = name.toLowerCase().endsWith(ending) || (type === 'image/jpeg' && /\.jpeg$/i.test(name));
  const whole = same ? name : `${name}${ending}`;
  return `attachment; filename="file${ending}"; filename*=UTF-8''${encoded(whole)}`;
};
