import { createHash } from 'node:crypto';
import { type ChainVerdict, verifyChain } from '@palmares/event-store/event-log';
import { isSignedBy, type SigningKey } from '@palmares/event-store/roots';
import { z } from 'zod';
import type { HistoryContent } from './history-content.ts';

const FORMAT = 'palmares-export/1';

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');
const signedText = (hash: string): string => `${FORMAT} ${hash}`;

/**
 * Returns the file's text. `sha256` is of the content as compact JSON, members in the file's order; the signed text is
 * the format's name, a space and that hash.
 */
export const signExport = (content: HistoryContent, key: SigningKey): string => {
  const hash = sha256(JSON.stringify(content));
  const manifest = {
    format: FORMAT,
    sha256: hash,
    publicKey: key.publicKey,
    signature: key.sign(signedText(hash)),
  };
  return `${JSON.stringify({ manifest, content }, null, 2)}\n`;
};

const bytes = z.base64().transform((text) => Buffer.from(text, 'base64'));

const outline = z.object({
  version: z.int(),
  eventId: z.uuid(),
  type: z.string(),
  schemaVersion: z.int(),
  hash: bytes,
  stored: z
    .object({
      incarnation: z.int(),
      transactionId: z.string().regex(/^\d+$/),
      recordedAtMicros: z.string().regex(/^-?\d+$/),
      keyId: z.uuid(),
      commandId: z.uuid(),
      commandHash: bytes,
      data: bytes,
      metadata: bytes,
    })
    .optional(),
});

const envelope = z.object({
  manifest: z.object({ format: z.literal(FORMAT), sha256: z.hex(), publicKey: z.base64(), signature: z.base64() }),
  content: z.looseObject({
    athleteId: z.uuid(),
    exportedAt: z.iso.datetime(),
    erasedAt: z.iso.datetime().nullable(),
    streams: z.array(
      z.looseObject({
        stream: z.string(),
        head: z.object({ version: z.int(), hash: bytes }),
        events: z.array(outline),
      }),
    ),
  }),
});

type ExportedStream = z.infer<typeof envelope>['content']['streams'][number];

export interface ExportVerdict {
  readonly athleteId: string;
  readonly exportedAt: string;
  readonly erasedAt: string | null;
  readonly publicKey: string;
  /** `other key`: validly signed, but by none of the given keys. */
  readonly signature: 'valid' | 'invalid' | 'other key';
  /** Null for an erased athlete, because the bytes that the hashes cover are not exported. */
  readonly streams: readonly {
    readonly stream: string;
    readonly events: number;
    readonly chain: ChainVerdict | null;
  }[];
}

const chainOf = ({ stream, head, events }: ExportedStream): ChainVerdict | null => {
  const rows = [];
  for (const { version, eventId, type, schemaVersion, hash, stored } of events) {
    if (!stored) return null;
    rows.push({
      incarnation: stored.incarnation,
      transaction_id: stored.transactionId,
      stream,
      version,
      event_id: eventId,
      type,
      schema_version: schemaVersion,
      key_id: stored.keyId,
      command_id: stored.commandId,
      command_hash: stored.commandHash,
      data: stored.data,
      metadata: stored.metadata,
      recorded_at_micros: BigInt(stored.recordedAtMicros),
      hash,
    });
  }
  return verifyChain(rows, head);
};

const signatureOf = (
  content: unknown,
  { sha256: stated, publicKey, signature }: z.infer<typeof envelope>['manifest'],
  publicKeys: readonly string[],
): ExportVerdict['signature'] => {
  const hash = sha256(JSON.stringify(content));
  if (hash !== stated || !isSignedBy(publicKey, signedText(hash), signature)) return 'invalid';
  return publicKeys.includes(publicKey) ? 'valid' : 'other key';
};

const readJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/** Verifies the signature and the chains of an exported file; null if the text is not one. Accepts these keys only. */
export const checkExport = (text: string, publicKeys: readonly string[]): ExportVerdict | null => {
  const file = readJson(text);
  const read = envelope.safeParse(file);
  if (!read.success) return null;
  const { manifest, content } = read.data;
  return {
    athleteId: content.athleteId,
    exportedAt: content.exportedAt,
    erasedAt: content.erasedAt,
    publicKey: manifest.publicKey,
    signature: signatureOf(Reflect.get(Object(file), 'content'), manifest, publicKeys),
    streams: content.streams.map((stream) => ({
      stream: stream.stream,
      events: stream.events.length,
      chain: chainOf(stream),
    })),
  };
};
