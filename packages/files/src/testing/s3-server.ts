import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { buffer, text } from 'node:stream/consumers';
import { deletedXml, errorXml, keysToDelete, listXml } from './s3-xml.ts';

export interface S3Object {
  readonly bytes: Buffer;
  readonly type: string;
  readonly changedAt: Date;
}

export interface S3Server {
  readonly endpoint: string;
  readonly bucket: string;
  readonly objects: ReadonlyMap<string, S3Object>;
  /** While true, answers 200 to a removal of several files but keeps them. */
  keepsAll: boolean;
  close(): Promise<void>;
}

const BUCKET = 'palmares-files';

class Refused extends Error {
  readonly status: number;
  readonly code: string;

  constructor(status: number, code: string) {
    super(code);
    this.status = status;
    this.code = code;
  }
}

/** Refuses the framing as the strictest servers do; others accept it and store it. */
const checkBody = ({ headers }: IncomingMessage): void => {
  const hash = String(headers['x-amz-content-sha256']);
  if (String(headers['content-encoding']).includes('aws-chunked') || hash.startsWith('STREAMING-'))
    throw new Refused(501, 'NotImplemented');
  if (headers['content-length'] === undefined) throw new Refused(411, 'MissingContentLength');
};

/**
 * Starts an S3 bucket in memory, on loopback only: the operations that a file store uses. Requires a signature but does
 * not check it.
 */
export const startS3Server = async (): Promise<S3Server> => {
  const objects = new Map<string, S3Object>();

  const found = (key: string): S3Object => {
    const object = objects.get(key);
    if (!object) throw new Refused(404, 'NoSuchKey');
    return object;
  };

  const answerObject = async (request: IncomingMessage, response: ServerResponse, key: string): Promise<void> => {
    if (request.method === 'PUT') {
      checkBody(request);
      // Throws if the connection ends before the announced length.
      const bytes = await buffer(request);
      objects.set(key, { bytes, type: String(request.headers['content-type']), changedAt: new Date() });
      response.writeHead(200, { etag: '"0"' }).end();
    } else if (request.method === 'DELETE') {
      objects.delete(key);
      response.writeHead(204).end();
    } else {
      const { bytes, type, changedAt } = found(key);
      const headers = {
        'content-length': bytes.length,
        'content-type': type,
        'last-modified': changedAt.toUTCString(),
      };
      response.writeHead(200, headers).end(request.method === 'HEAD' ? undefined : bytes);
    }
  };

  const answerBucket = async (request: IncomingMessage, response: ServerResponse, query: URLSearchParams) => {
    response.setHeader('content-type', 'application/xml');
    if (request.method === 'POST' && query.has('delete')) {
      const keys = keysToDelete(await text(request));
      if (keys.length > 1000) throw new Refused(400, 'MalformedXML');
      if (!server.keepsAll) for (const key of keys) objects.delete(key);
      response.end(deletedXml(server.keepsAll ? keys : []));
    } else if (query.get('list-type') === '2') {
      response.end(listXml(BUCKET, objects, query));
    } else {
      throw new Refused(501, 'NotImplemented');
    }
  };

  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost');
    const [, bucket, ...key] = pathname.split('/').map(decodeURIComponent);
    if (!request.headers.authorization?.startsWith('AWS4-HMAC-SHA256 ')) throw new Refused(403, 'AccessDenied');
    if (bucket !== BUCKET) throw new Refused(404, 'NoSuchBucket');
    if (key.join('/') === '') await answerBucket(request, response, searchParams);
    else await answerObject(request, response, key.join('/'));
  };

  const http = createServer((request, response) => {
    answer(request, response).catch((error: unknown) => {
      if (!(error instanceof Refused)) return response.destroy();
      return response.writeHead(error.status, { connection: 'close' }).end(errorXml(error.code));
    });
  });
  await once(http.listen(0, '127.0.0.1'), 'listening');
  const address = http.address();
  const port = typeof address === 'object' && address ? address.port : 0;

  const server: S3Server = {
    endpoint: `http://127.0.0.1:${port}`,
    bucket: BUCKET,
    objects,
    keepsAll: false,
    close: async () => {
      http.closeAllConnections();
      http.close();
      await once(http, 'close');
    },
  };
  return server;
};
