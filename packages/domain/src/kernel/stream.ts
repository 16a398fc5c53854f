export const streamKinds = ['portfolio', 'identity', 'sharing', 'plan'] as const;
export type StreamKind = (typeof streamKinds)[number];

/** `<kind>-<athlete uuid>`: a stream's id carries its kind and whose it is. */
export type StreamId = `${StreamKind}-${string}`;

export const SHARDS = 256;

export const streamOf = (kind: StreamKind, athleteId: string): StreamId => `${kind}-${athleteId}`;

export const athleteOf = (stream: StreamId): string => stream.slice(stream.indexOf('-') + 1);

export const kindOf = (stream: StreamId): StreamKind => {
  const kind = streamKinds.find((candidate) => stream.startsWith(`${candidate}-`));
  if (!kind) throw new Error(`Not a stream id: ${stream}`);
  return kind;
};

const LAST_TWO_DIGITS = /[0-9a-f]{2}$/i;

/** The last two hex digits of a UUIDv7 are random, so athletes spread evenly over the 256 shards. */
export const shardOf = (athleteId: string): number => {
  const [digits] = LAST_TWO_DIGITS.exec(athleteId) ?? [];
  if (digits === undefined) throw new Error(`Not an athlete id: ${athleteId}`);
  return Number.parseInt(digits, 16);
};
