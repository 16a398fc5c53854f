/** `<kind>-<subject uuid>`: a stream's id carries its kind and its subject. */
export type StreamId = `${string}-${string}`;

export const SHARDS = 256;

export const streamOf = (kind: string, subjectId: string): StreamId => `${kind}-${subjectId}`;

export const subjectOf = (stream: StreamId): string => stream.slice(stream.indexOf('-') + 1);

/** Returns a stream's kind. Never throws, so that a reader of the log can skip streams of a newer program. */
export const kindOf = (stream: StreamId): string => {
  const end = stream.indexOf('-');
  return end === -1 ? stream : stream.slice(0, end);
};

/** Parses a stored stream id; throws for any other text. */
export const streamIdIn = (text: string): StreamId => {
  if (text.indexOf('-') < 1) throw new Error(`Not a stream id: ${text}`);
  const stream = text as StreamId;
  shardOf(subjectOf(stream));
  return stream;
};

const LAST_TWO_DIGITS = /[0-9a-f]{2}$/i;

/**
 * Returns a subject's shard, from the last two hex digits of its UUIDv7: they are random, so subjects spread evenly
 * over the 256 shards.
 */
export const shardOf = (subjectId: string): number => {
  const [digits] = LAST_TWO_DIGITS.exec(subjectId) ?? [];
  if (digits === undefined) throw new Error(`Not a subject id: ${subjectId}`);
  return Number.parseInt(digits, 16);
};
