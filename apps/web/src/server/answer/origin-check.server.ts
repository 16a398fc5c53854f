const privateHost = /^(localhost|127(\.\d{1,3}){3}|\[::1\]|10(\.\d{1,3}){3}|192\.168(\.\d{1,3}){2}|.+\.local)$/;

const isPrivate = (url: URL): boolean => privateHost.test(url.hostname);

const safeMethods = ['GET', 'HEAD', 'OPTIONS'];

/**
 * True if the browser does not say where the request comes from: it is too old for `Sec-Fetch-Site`, and sends no origin
 * or, from a page that sends no referrer, `null`.
 */
export const namesNoOrigin = ({ headers }: Request): boolean =>
  !headers.has('sec-fetch-site') && (headers.get('origin') ?? 'null') === 'null';

interface Installation {
  readonly publicUrl: URL;
  readonly development: boolean;
}

/** True for the public origin. An installation on a private host may be opened under another of its names. */
const isOurs = (origin: string, request: Request, { publicUrl, development }: Installation): boolean => {
  if (origin === publicUrl.origin) return true;
  if (!development && !isPrivate(publicUrl)) return false;
  const requested = new URL(request.url);
  return isPrivate(requested) && origin === requested.origin;
};

/**
 * True if the request comes from our own pages. Another origin is never ours, whatever `Sec-Fetch-Site` says of the host
 * that was asked. A page that sends no referrer sends `Origin: null` with its forms; then `Sec-Fetch-Site` decides.
 */
export const isFromOurOrigin = (request: Request, installation: Installation): boolean => {
  if (safeMethods.includes(request.method)) return true;
  const origin = request.headers.get('origin') ?? 'null';
  const isNamed = origin !== 'null';
  if (isNamed && !isOurs(origin, request, installation)) return false;
  const site = request.headers.get('sec-fetch-site');
  return site === null ? isNamed : site === 'same-origin';
};
