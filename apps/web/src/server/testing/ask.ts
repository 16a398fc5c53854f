import { once } from 'node:events';
import { type IncomingHttpHeaders, type IncomingMessage, type OutgoingHttpHeaders, request } from 'node:http';
import { buffer } from 'node:stream/consumers';

export interface Question {
  readonly method?: string;
  readonly headers?: OutgoingHttpHeaders;
  readonly body?: string | Uint8Array;
  /** An address of this machine, such as 127.0.0.2. */
  readonly from?: string | undefined;
  /** Closes the connection when it is aborted. */
  readonly signal?: AbortSignal | undefined;
}

export interface Answer {
  readonly status: number | undefined;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/** Requests the path exactly as given, where fetch would normalize it, and does not decompress the body. */
export const ask = async (
  origin: string,
  path: string,
  { method = 'GET', headers = {}, body, from: localAddress, signal }: Question = {},
): Promise<Answer> => {
  const { hostname, port } = new URL(origin);
  const asked = request({ hostname, port, path, method, headers, localAddress, signal, agent: false });
  asked.end(body);
  const [response]: IncomingMessage[] = await once(asked, 'response');
  if (!response) throw new Error(`No answer to ${method} ${path}`);
  return { status: response.statusCode, headers: response.headers, body: await buffer(response) };
};
