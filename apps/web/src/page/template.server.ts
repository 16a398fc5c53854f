import { randomBytes } from 'node:crypto';

/** Random in each process, so that no content can contain it. Survives the encoding of addresses and attributes. */
const mark = `slot${randomBytes(16).toString('hex')}x`;

/** Returns what stands in a template for a value that differs by request. */
export const slot = (name: string): string => `${mark}${Buffer.from(name).toString('hex')}z`;

const slots = new RegExp(`${mark}([0-9a-f]+)z`, 'u');

/** Text, which is escaped, or HTML in UTF-8. */
export type SlotValue = string | Uint8Array;

/** A rendered page: HTML in UTF-8 and, between its pieces, the names of its slots. */
export interface Template {
  readonly pieces: readonly Uint8Array[];
  readonly names: readonly string[];
}

export const templateOf = (html: string): Template => {
  const parts = html.split(slots);
  return {
    pieces: parts.filter((_, index) => index % 2 === 0).map((piece) => Buffer.from(piece)),
    names: parts.filter((_, index) => index % 2 === 1).map((name) => Buffer.from(name, 'hex').toString()),
  };
};

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

const escaped = (text: string): string => text.replace(/[&<>"']/gu, (character) => escapes[character] ?? '');

/** Throws if a slot has no value. */
export const filled = (
  { pieces, names }: Template,
  values: Readonly<Record<string, SlotValue>>,
): Uint8Array<ArrayBuffer> => {
  const parts = pieces.flatMap((piece, index) => {
    const name = names[index];
    if (name === undefined) return [piece];
    const value = values[name];
    if (value === undefined) throw new Error(`The slot ${name} has no value`);
    return [piece, typeof value === 'string' ? Buffer.from(escaped(value)) : value];
  });
  return Buffer.concat(parts);
};
