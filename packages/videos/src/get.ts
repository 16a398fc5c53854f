import type { Bounds } from './bounds.ts';

const MAX_REDIRECTS = 3;

export type Answer =
  | {
      readonly ok: true;
      readonly status: number;
      /** Cut off at the size limit. */
      readonly text: string;
      readonly isWhole: boolean;
    }
  | { readonly ok: false; readonly why: 'slow' | 'elsewhere' | 'unreachable' };

const isRedirect = (status: number): boolean => [301, 302, 303, 307, 308].includes(status);

/** Follows redirects only within the origin of the address: another host is never asked. */
const fetched = async (address: URL, signal: AbortSignal): Promise<Response | null> => {
  let next = address;
  for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects++) {
    const response = await fetch(next, {
      redirect: 'manual',
      signal,
      headers: { 'user-agent': 'Palmares', 'accept-language': 'en' },
    });
    if (!isRedirect(response.status)) return response;
    await response.body?.cancel();
    const location = response.headers.get('location') ?? '';
    if (!URL.canParse(location, next.href)) return null;
    next = new URL(location, next);
    if (next.origin !== address.origin) return null;
  }
  return null;
};

const readBody = async (response: Response, most: number): Promise<{ text: string; isWhole: boolean }> => {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of response.body ?? []) {
    chunks.push(chunk);
    bytes += chunk.byteLength;
    if (bytes > most) break;
  }
  return { text: Buffer.concat(chunks).subarray(0, most).toString('utf8'), isWhole: bytes <= most };
};

/** Sends one request with a timeout and a size limit. Returns network errors instead of throwing them. */
export const get = async (address: URL, { milliseconds, bytes }: Bounds): Promise<Answer> => {
  const signal = AbortSignal.timeout(milliseconds);
  try {
    const response = await fetched(address, signal);
    if (!response) return { ok: false, why: 'elsewhere' };
    return { ok: true, status: response.status, ...(await readBody(response, bytes)) };
  } catch {
    return { ok: false, why: signal.aborted ? 'slow' : 'unreachable' };
  }
};
