import { pipeline, Readable, type Transform } from 'node:stream';
import { constants, createBrotliCompress, createGzip } from 'node:zlib';

const compressible = /^(text\/|application\/(json|javascript|manifest\+json)|image\/svg)/;

const encoders = {
  br: () =>
    createBrotliCompress({
      flush: constants.BROTLI_OPERATION_FLUSH,
      params: { [constants.BROTLI_PARAM_QUALITY]: 4 },
    }),
  gzip: () => createGzip({ flush: constants.Z_SYNC_FLUSH }),
};

const encodingFor = (accepted: string): keyof typeof encoders | undefined => {
  const offers = accepted.split(',').map((offer) => offer.trim());
  const wanted = offers.filter((offer) => !/;\s*q=0(\.0+)?$/.test(offer)).map((offer) => offer.split(';', 1)[0]);
  return wanted.includes('br') ? 'br' : wanted.includes('gzip') ? 'gzip' : undefined;
};

const through = (body: ReadableStream<Uint8Array>, encoder: Transform): ReadableStream<Uint8Array> =>
  new ReadableStream({
    start: (controller) => {
      encoder.on('data', (chunk: Buffer) => controller.enqueue(chunk));
      encoder.on('end', () => controller.close());
      pipeline(Readable.from(body), encoder, (error) => error && controller.error(error));
    },
    cancel: () => {
      encoder.destroy();
    },
  });

/** Flushed chunk by chunk, so the first bytes of a page do not wait for its last. */
export const compressed = (request: Request, response: Response): Response => {
  const encoding = encodingFor(request.headers.get('accept-encoding') ?? '');
  const type = response.headers.get('content-type') ?? '';
  if (!encoding || !response.body || response.headers.has('content-encoding') || !compressible.test(type)) {
    return response;
  }
  const headers = new Headers(response.headers);
  headers.set('content-encoding', encoding);
  headers.append('vary', 'accept-encoding');
  headers.delete('content-length');
  const body = through(response.body, encoders[encoding]());
  return new Response(body, { status: response.status, statusText: response.statusText, headers });
};
