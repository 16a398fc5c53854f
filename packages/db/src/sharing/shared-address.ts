import { type Language, languages } from '@palmares/domain/kernel';
import { openClaim, signClaim, uuidBytes, uuidOf } from '../secrets/signed-claim.ts';

/** Lifetime of an address: as long as a scout may look at a page before its pictures load. */
const MINUTES = 15;
const ID_BYTES = 16;
const KIND_AT = ID_BYTES;
const LANGUAGE_AT = KIND_AT + 1;
const FILE_AT = LANGUAGE_AT + 1;
const BYTES = FILE_AT + ID_BYTES;

/** Kinds of content that a shared page links to. Append only: the position is part of the address. */
const sharedKinds = ['medium', 'large', 'document', 'contacts', 'pdf', 'card-medium', 'card-large'] as const;

export type SharedKind = (typeof sharedKinds)[number];

/** One thing that the visitors of a link may get. It names the link by its id, so that it does not give the link away. */
export interface SharedAddress {
  readonly linkId: string;
  readonly kind: SharedKind;
  /** The reader's language. */
  readonly language: Language;
  /** Id of a picture or a document; null for other kinds. */
  readonly fileId: string | null;
}

const keyOf = (pepper: Uint8Array) => ({ pepper, purpose: 'palmares shared address' });

/** Returns a URL-safe token of 96 characters for 15 minutes from `at`. Whether the link is open is read at each request. */
export const signSharedAddress = (
  pepper: Uint8Array,
  { linkId, kind, language, fileId }: SharedAddress,
  at: Date,
): string => {
  const content = Buffer.alloc(BYTES);
  content.set(uuidBytes(linkId));
  content.writeUInt8(sharedKinds.indexOf(kind), KIND_AT);
  content.writeUInt8(languages.indexOf(language), LANGUAGE_AT);
  if (fileId !== null) content.set(uuidBytes(fileId), FILE_AT);
  return signClaim(keyOf(pepper), { content, expiresAt: new Date(at.getTime() + MINUTES * 60_000) });
};

/** Returns what a token names; null if it is not ours, was changed, or has expired. */
export const openSharedAddress = (pepper: Uint8Array, token: string, at: Date): SharedAddress | null => {
  const claim = openClaim(keyOf(pepper), token, BYTES, at);
  if (!claim) return null;
  const { content } = claim;
  const kind = sharedKinds[content.readUInt8(KIND_AT)];
  const language = languages[content.readUInt8(LANGUAGE_AT)];
  if (!kind || !language) return null;
  const file = content.subarray(FILE_AT);
  return {
    linkId: uuidOf(content.subarray(0, ID_BYTES)),
    kind,
    language,
    fileId: file.every((byte) => byte === 0) ? null : uuidOf(file),
  };
};
