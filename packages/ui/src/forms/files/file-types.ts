import { formatBytes, formatNumber } from '../figures/number-format.ts';

const MIB = 2 ** 20;

/** Returns the common name of a media type: `PDF`, `JPEG`. */
export const typeName = (type: string): string => {
  const subtype = type.split('/')[1] ?? type;
  return subtype === 'webp' ? 'WebP' : subtype.toUpperCase();
};

/** Joins the names of media types: `JPEG, PNG or PDF`, in French `JPEG, PNG ou PDF`. */
export const typeNames = (types: readonly string[], language: string): string =>
  new Intl.ListFormat(language, { type: 'disjunction' }).format(types.map(typeName));

/** Formats a maximum size. One set in mebibytes reads `15 MB`, as people know it. */
export const formatMaximum = (bytes: number, language: string): string =>
  bytes % MIB === 0
    ? formatNumber(bytes / MIB, language) + formatBytes(1e6, language).replace(/^1/, '')
    : formatBytes(bytes, language);

/** Returns the image types, which a camera can produce, in the same order, because Safari converts to the first. */
export const imageTypes = (types: readonly string[]): readonly string[] =>
  types.filter((type) => type.startsWith('image/'));
