import type { EventPart } from '../codec.ts';
import { seal, unseal } from './keys/cipher.ts';
import type { OpenPartKeys, PartKey } from './keys/part-keys.ts';

/** Replaces a sealed part in the data. */
interface SealedPart {
  readonly purpose: string;
  readonly keyId: string;
  /** Base64. */
  readonly sealed: string;
}

const fieldsOf = (data: unknown): Readonly<Record<string, unknown>> =>
  typeof data === 'object' && data !== null ? { ...data } : {};

const isSealedPart = (value: unknown): value is SealedPart => {
  const { purpose, keyId, sealed } = fieldsOf(value);
  return typeof purpose === 'string' && typeof keyId === 'string' && typeof sealed === 'string';
};

export const partIn = (data: unknown, { field }: EventPart): unknown => fieldsOf(data)[field];

/** Returns the sealed part of stored data; undefined for an event stored before its type declared one. */
export const sealedPartOf = (part: EventPart, data: unknown): SealedPart | undefined => {
  const value = partIn(data, part);
  return isSealedPart(value) ? value : undefined;
};

/** Returns the data with its part sealed. `context` binds the part to its event. */
export const withSealedPart = (data: unknown, part: EventPart, key: PartKey, context: string): unknown => {
  const sealed = seal(key.secret, Buffer.from(JSON.stringify(partIn(data, part))), context).toString('base64');
  return { ...fieldsOf(data), [part.field]: { purpose: key.purpose, keyId: key.keyId, sealed } satisfies SealedPart };
};

/**
 * Returns the data with its part opened, or with the codec's replacement if the key was destroyed. Throws if the key
 * was not read.
 */
export const withOpenPart = (data: unknown, part: EventPart, keys: OpenPartKeys, context: string): unknown => {
  const found = sealedPartOf(part, data);
  if (!found) return data;
  const { purpose, keyId, sealed } = found;
  const key = keys.get(keyId);
  if (key === undefined) throw new Error(`The key ${keyId} of a part was not read`);
  const open = key && JSON.parse(unseal(key.secret, Buffer.from(sealed, 'base64'), context).toString());
  return { ...fieldsOf(data), [part.field]: key ? open : part.forgotten(purpose) };
};
