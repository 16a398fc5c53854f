import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { acceptedEncodings, type Encoding } from './encodings.server.ts';

const compressible = /^(text\/|application\/(json|javascript|manifest\+json)|image\/svg)/;

const encoders: Readonly<Record<Encoding, (body: Uint8Array) => Promise<Buffer>>> = {
  br: (body: Uint8Array) =>
    promisify(brotliCompress)(body, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 4, [constants.BROTLI_PARAM_SIZE_HINT]: body.byteLength },
    }),
  gzip: (body: Uint8Array) => promisify(gzip)(body),
};

/**
 * Compresses the body in one piece: a page awaits all its parts, so it is complete at once. Streaming would hand each
 * chunk to another thread and back.
 */
export const compressed = async (request: Request, response: Response): Promise<Response> => {
  const [encoding] = acceptedEncodings(request.headers.get('accept-encoding'));
  const type = response.headers.get('content-type') ?? '';
  if (!encoding || !response.body || response.headers.has('content-encoding') || !compressible.test(type)) {
    return response;
  }
  const body = await encoders[encoding](new Uint8Array(await response.arrayBuffer()));
  const headers = new Headers(response.headers);
  headers.set('content-encoding', encoding);
  headers.append('vary', 'accept-encoding');
  headers.set('content-length', String(body.byteLength));
  return new Response(new Uint8Array(body), { status: response.status, statusText: response.statusText, headers });
};
