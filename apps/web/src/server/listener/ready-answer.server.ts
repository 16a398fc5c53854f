import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { uuidv7 } from '@palmares/event-store/uuid';
import { apiHeaders } from '../answer/security-headers.server.ts';

/** An answer that needs no rendering. */
export interface ReadyAnswer {
  readonly status: number;
  readonly headers: OutgoingHttpHeaders;
  readonly body?: Buffer;
}

/** An empty response with a request id of its own, which no log line has. */
export const refusal = (status: 404 | 405 | 413, https: boolean, headers: OutgoingHttpHeaders = {}): ReadyAnswer => ({
  status,
  headers: { ...apiHeaders(https), ...headers, 'x-request-id': uuidv7(), 'content-length': 0 },
});

/** Answers HEAD with headers only. */
export const send = (
  request: IncomingMessage,
  response: ServerResponse,
  { status, headers, body }: ReadyAnswer,
): void => {
  response.writeHead(status, headers);
  response.end(request.method === 'HEAD' ? undefined : body);
};
