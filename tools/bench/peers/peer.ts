/** Appends events to one store. */
export interface Appender {
  /** Appends one event of 300 bytes to the client's next stream, expecting its current version. */
  append(client: number): Promise<void>;
  close(): Promise<void>;
}

export interface AppenderOptions {
  /** Number of clients that append at once, each over its own connection. */
  readonly clients: number;
}

/** Streams that each client rotates over, because nobody edits one portfolio a thousand times a second. */
export const STREAMS_A_CLIENT = 32;

export interface StreamState<Stream> {
  readonly stream: Stream;
  version: number;
}

/** Rotates over each client's streams with their versions; clients never share a stream. */
export const inTurn = <Stream>(streams: readonly (readonly Stream[])[]) => {
  const states = streams.map((own) => own.map((stream): StreamState<Stream> => ({ stream, version: 0 })));
  const turns = states.map(() => 0);
  return (client: number): StreamState<Stream> => {
    const turn = turns[client] ?? 0;
    turns[client] = turn + 1;
    const own = states[client];
    const state = own?.[turn % own.length];
    if (!state) throw new Error(`There is no client ${client}`);
    return state;
  };
};

export const forEachClient = <Stream>(clients: number, make: (client: number, index: number) => Stream) =>
  Array.from({ length: clients }, (_, client) =>
    Array.from({ length: STREAMS_A_CLIENT }, (_stream, index) => make(client, index)),
  );
