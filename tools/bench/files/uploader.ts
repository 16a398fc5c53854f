import { once } from 'node:events';
import { request } from 'node:http';
import { json } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import type { FileKind } from '@palmares/domain/files';
import { apiOf, pageOf } from '../api.ts';
import type { BenchAthlete } from '../athletes.ts';

/** The page's polling interval. */
const LOOK_EVERY_MS = 700;
const TIMEOUT_MS = 300_000;

interface Mine {
  readonly id: string;
  readonly state: string;
  readonly refusal: string | null;
}

/** Does what the athlete's page does with files. */
export interface Uploader {
  /**
   * Sends a file, by default a picture. Returns its id, and the time by `performance.now()` at which its last byte was
   * sent.
   */
  send(bytes: Buffer, kind?: FileKind): Promise<{ readonly fileId: string; readonly sentAt: number }>;
  /** Polls until all of these are ready. Throws if one is refused. */
  untilReady(fileIds: readonly string[]): Promise<void>;
  /** True if at least one of these is waiting to be processed. */
  isAnyWaiting(fileIds: readonly string[]): Promise<boolean>;
  /** Returns the number of bytes of a size. */
  bytesOf(fileId: string, size: string): Promise<number>;
}

export const uploaderOf = (origin: string, athlete: BenchAthlete): Uploader => {
  const headers = { ...pageOf(athlete), 'sec-fetch-site': 'same-origin' };

  const api = apiOf(origin, pageOf(athlete));

  const put = async (fileId: string, picture: Buffer): Promise<number> => {
    const sending = request(`${origin}/api/files/${fileId}`, {
      method: 'PUT',
      headers: { ...headers, 'content-type': 'application/octet-stream', 'content-length': picture.length },
    });
    const answered = once(sending, 'response');
    const sent = once(sending, 'finish').then(() => performance.now());
    sending.end(picture);
    const [response] = await answered;
    if (response.statusCode !== 200)
      throw new Error(`The upload was answered by ${response.statusCode}: ${JSON.stringify(await json(response))}`);
    response.resume();
    return sent;
  };

  const statesOf = async (fileIds: readonly string[]): Promise<readonly string[]> => {
    const asked = (await api.query<readonly Mine[]>('files.mine')).filter(({ id }) => fileIds.includes(id));
    const refused = asked.find(({ state }) => state === 'refused');
    if (refused || asked.length !== fileIds.length) throw new Error(`A picture was refused: ${refused?.refusal}`);
    return asked.map(({ state }) => state);
  };

  return {
    async send(bytes, kind = 'picture') {
      const announced = { kind, name: kind, bytes: bytes.length };
      const begun = await api.mutate<{ readonly value?: { readonly fileId: string } }>('files.begin', announced);
      if (!begun.value) throw new Error(`An upload was refused: ${JSON.stringify(begun)}`);
      const { fileId } = begun.value;
      return { fileId, sentAt: await put(fileId, bytes) };
    },
    async untilReady(fileIds) {
      const until = performance.now() + TIMEOUT_MS;
      while (!(await statesOf(fileIds)).every((state) => state === 'ready')) {
        if (performance.now() > until) throw new Error('The worker did not process the pictures');
        await pause(LOOK_EVERY_MS);
      }
    },
    isAnyWaiting: async (fileIds) => (await statesOf(fileIds)).some((state) => state !== 'ready'),
    async bytesOf(fileId, size) {
      const answer = await fetch(`${origin}/api/files/${fileId}/${size}`, { headers });
      if (!answer.ok) throw new Error(`${size} answered ${answer.status}`);
      return (await answer.arrayBuffer()).byteLength;
    },
  };
};
