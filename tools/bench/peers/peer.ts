/** One way to append, used the same way by every suite. */
export interface Appender {
  /** Appends one event of 300 bytes to the client's next stream, expecting the version that it has. */
  append(client: number): Promise<void>;
  close(): Promise<void>;
}

export interface AppenderOptions {
  /** Connections are opened for so many at once. */
  readonly clients: number;
}

/** Streams a client writes to in turn: nobody edits one portfolio a thousand times a second. */
export const STREAMS_A_CLIENT = 32;

export interface StreamState<Stream> {
  readonly stream: Stream;
  version: number;
}

/** Each client's streams in turn, each with the version it has; two clients never share one. */
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
