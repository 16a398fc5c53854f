/** Milliseconds that a call may take. */
export const CALL_LIMIT_MS = 20_000;

/** Ends a call that takes too long. Its error has the status of a request that timed out. */
export class CallTimedOut extends Error {
  override readonly name = 'CallTimedOut';
  readonly data = { httpStatus: 408 };

  constructor() {
    super('No answer in time');
  }
}

type Address = RequestInfo | URL | string;

interface Init extends Omit<RequestInit, 'signal'> {
  readonly signal?: AbortSignal | null | undefined;
}

/** Wraps `fetch`. The limit includes reading the answer's body. */
export const withTimeLimit =
  (ask: (address: Address, init: RequestInit) => Promise<Response>) =>
  async (address: Address, { signal, ...init }: Init = {}): Promise<Response> => {
    const ended = new AbortController();
    const timer = setTimeout(() => ended.abort(new CallTimedOut()), CALL_LIMIT_MS);
    // The oldest supported browsers lack AbortSignal.any.
    const follow = () => ended.abort(signal?.reason);
    signal?.addEventListener('abort', follow, { once: true });
    if (signal?.aborted) follow();
    try {
      const answer = await ask(address, { ...init, signal: ended.signal });
      const { status, statusText, headers } = answer;
      return new Response(await answer.arrayBuffer(), { status, statusText, headers });
    } finally {
      clearTimeout(timer);
      signal?.removeEventListener('abort', follow);
    }
  };
