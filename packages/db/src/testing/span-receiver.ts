import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

interface Attribute {
  readonly key: string;
  readonly value: Readonly<Record<string, string | number>>;
}

export interface ReceivedSpan {
  readonly service: string;
  readonly name: string;
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId: string;
  readonly attributes: Readonly<Record<string, string | number | undefined>>;
  readonly links: readonly string[];
  readonly isError: boolean;
}

const attributesOf = (attributes: readonly Attribute[] = []) =>
  Object.fromEntries(attributes.map(({ key, value }) => [key, Object.values(value)[0]]));

interface Export {
  readonly resourceSpans: readonly {
    readonly resource: { readonly attributes: readonly Attribute[] };
    readonly scopeSpans: readonly {
      readonly spans: readonly {
        readonly name: string;
        readonly traceId: string;
        readonly spanId: string;
        readonly parentSpanId?: string;
        readonly attributes?: readonly Attribute[];
        readonly links?: readonly { readonly traceId: string }[];
        readonly status?: { readonly code?: number };
      }[];
    }[];
  }[];
}

const OTLP_ERROR = 2;

const spansIn = ({ resourceSpans }: Export): readonly ReceivedSpan[] =>
  resourceSpans.flatMap(({ resource, scopeSpans }) =>
    scopeSpans
      .flatMap(({ spans }) => spans)
      .map(({ name, traceId, spanId, parentSpanId = '', attributes, links = [], status }) => ({
        service: String(attributesOf(resource.attributes)['service.name']),
        name,
        traceId,
        spanId,
        parentSpanId,
        attributes: attributesOf(attributes),
        links: links.map((link) => link.traceId),
        isError: status?.code === OTLP_ERROR,
      })),
  );

/** A collector that takes OTLP over HTTP as JSON and remembers it. */
export const spanReceiver = async () => {
  const spans: ReceivedSpan[] = [];
  const bodies: string[] = [];
  const headers: Record<string, string | string[] | undefined>[] = [];
  const server = createServer((request, response) => {
    text(request).then((body) => {
      if (request.url === '/v1/traces') {
        bodies.push(body);
        headers.push(request.headers);
        spans.push(...spansIn(JSON.parse(body)));
      }
      response.writeHead(request.url === '/v1/traces' ? 200 : 404, { 'content-type': 'application/json' }).end('{}');
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    endpoint: `http://127.0.0.1:${port}`,
    spans,
    /** The bodies of the requests, as text. */
    bodies,
    headers,
    stop: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
};
