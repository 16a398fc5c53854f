export const streamKinds = ['portfolio', 'identity', 'sharing', 'plan'] as const;
export type StreamKind = (typeof streamKinds)[number];

/** `<kind>-<athlete uuid>`: a stream's id carries its kind and whose it is. */
export type StreamId = `${StreamKind}-${string}`;

export const SHARDS = 16;

export const streamOf = (kind: StreamKind, athleteId: string): StreamId => `${kind}-${athleteId}`;

export const athleteOf = (stream: StreamId): string => stream.slice(stream.indexOf('-') + 1);

export const kindOf = (stream: StreamId): StreamKind => {
  const kind = streamKinds.find((candidate) => stream.startsWith(`${candidate}-`));
  if (!kind) throw new Error(`Not a stream id: ${stream}`);
  return kind;
};

/** The last hex digit of a UUIDv7 is random, so athletes spread evenly over the 16 shards. */
export const shardOf = (athleteId: string): number => {
  const shard = Number.parseInt(athleteId.slice(-1), SHARDS);
  if (Number.isNaN(shard)) throw new Error(`Not an athlete id: ${athleteId}`);
  return shard;
};
