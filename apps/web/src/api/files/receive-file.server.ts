import { receiveUpload, UPLOAD_SECONDS, type UploadedBytes } from '@palmares/application';
import { type FileStore, FileTooLarge, fileKey } from '@palmares/files';
import { TRPCError } from '@trpc/server';
import { ANOTHER_ACCOUNT } from '../../notices/error-status.ts';
import { RetryAfter } from '../../server/limits/retry-after.server.ts';
import { log } from '../../server/log.server.ts';
import { metrics } from '../../server/metrics/metrics.server.ts';
import { athleteActor } from '../transport/athlete-actor.server.ts';
import { chargeCall } from '../transport/charge-call.server.ts';
import { type Context, contextOf } from '../transport/context.server.ts';
import { id } from '../transport/id.ts';
import { BodyBroken, type IncomingBody, incomingBody } from './incoming-body.server.ts';

/** Ends an upload whose connection went silent, long before its claim ends. */
const SILENCE_MS = 30_000;

const statusOf = { file_unknown: 404, upload_closed: 409, file_empty: 422, file_too_large: 413 } as const;

const refusal = (code: keyof typeof statusOf): Response => {
  metrics().uploads.onRefused(code);
  return Response.json({ ok: false, refusal: { code } }, { status: statusOf[code] });
};

const uploadFrom = (store: FileStore, body: IncomingBody, announced: number): UploadedBytes => ({
  write: async (file, atMost) => {
    if (announced > atMost) throw new FileTooLarge(atMost);
    return store.write(fileKey({ ...file, size: 'upload' }), body.parts, { type: 'application/octet-stream', atMost });
  },
  remove: (file) => store.remove(fileKey({ ...file, size: 'upload' })),
});

const refusalOfFailure = (failure: unknown): Response => {
  if (failure instanceof FileTooLarge) return refusal('file_too_large');
  // The client has left and reads no answer, unless the body was longer than its route takes.
  if (failure instanceof BodyBroken) return new Response(null, { status: 400 });
  if (failure instanceof TRPCError && failure.cause instanceof RetryAfter)
    return new Response(null, { status: 429, headers: { 'retry-after': String(failure.cause.seconds) } });
  throw failure;
};

const receive = async (context: Context, request: Request, named: string, body: IncomingBody): Promise<Response> => {
  const { services, session, device } = context;
  if (!session) return new Response(null, { status: 401 });
  if (context.namedAccount !== session.athleteId) return new Response(null, { status: ANOTHER_ACCOUNT });
  const { data: fileId } = id.safeParse(named);
  if (fileId === undefined) return refusal('file_unknown');
  const { athleteId } = session;
  await chargeCall(context, 'upload-attempt-account', athleteId);
  const upload = uploadFrom(services.files, body, Number(request.headers.get('content-length') ?? 0));
  const received = await receiveUpload(services, athleteActor({ athleteId, device }), {
    fileId,
    upload,
    onNotReleased: (err) => log().warn({ err }, 'the claim of an upload was not released'),
  });
  if (!received.ok) return refusal(received.refusal.code);
  metrics().uploads.onReceived(received.value.bytes);
  return Response.json({ ok: true });
};

interface Put {
  readonly request: Request;
  readonly params: { readonly fileId: string };
}

/** Streams the body of a PUT to the store, as the bytes of a file that `files.begin` announced. */
export const receiveFile = async ({ request, params: { fileId } }: Put): Promise<Response> => {
  const body = incomingBody(request.body, { partMs: SILENCE_MS, wholeMs: UPLOAD_SECONDS * 1000 });
  try {
    return await receive(await contextOf(request), request, fileId, body);
  } catch (failure) {
    return refusalOfFailure(failure);
  } finally {
    await body.drain();
  }
};
