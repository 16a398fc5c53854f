export const streamKinds = ['portfolio', 'identity', 'sharing', 'plan'] as const;
export type StreamKind = (typeof streamKinds)[number];

/** `<kind>-<athlete uuid>`. */
export type StreamId = `${StreamKind}-${string}`;

export const streamOf = (kind: StreamKind, athleteId: string): StreamId => `${kind}-${athleteId}`;

export const athleteOf = (stream: string): string => stream.slice(stream.indexOf('-') + 1);
