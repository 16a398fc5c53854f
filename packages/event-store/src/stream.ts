/** `<kind>-<subject uuid>`: a stream's id carries its kind and the subject that it belongs to. */
export type StreamId = `${string}-${string}`;

export const SHARDS = 16;

export const streamOf = (kind: string, subjectId: string): StreamId => `${kind}-${subjectId}`;

export const subjectOf = (stream: StreamId): string => stream.slice(stream.indexOf('-') + 1);

export const kindOf = (stream: StreamId): string => {
  const end = stream.indexOf('-');
  if (end < 1) throw new Error(`Not a stream id: ${stream}`);
  return stream.slice(0, end);
};

/** The last hex digit of a UUIDv7 is random, so subjects spread evenly over the 16 shards. */
export const shardOf = (subjectId: string): number => {
  const shard = Number.parseInt(subjectId.slice(-1), SHARDS);
  if (Number.isNaN(shard)) throw new Error(`Not a subject id: ${subjectId}`);
  return shard;
};
