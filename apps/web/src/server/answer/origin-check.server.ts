const privateHost = /^(localhost|127(\.\d{1,3}){3}|\[::1\]|10(\.\d{1,3}){3}|192\.168(\.\d{1,3}){2}|.+\.local)$/;

const isPrivate = (url: URL): boolean => privateHost.test(url.hostname);

const safeMethods = ['GET', 'HEAD', 'OPTIONS'];

/**
 * True if the browser does not say where the request comes from: it is too old for `Sec-Fetch-Site`, and sends no origin
 * or, from a page that sends no referrer, `null`.
 */
export const namesNoOrigin = ({ headers }: Request): boolean =>
  !headers.has('sec-fetch-site') && (headers.get('origin') ?? 'null') === 'null';

/**
 * True if the request comes from our own pages. A page that sends no referrer sends `Origin: null` with its forms, so
 * `Sec-Fetch-Site` counts first. An installation on a private host may be opened under another of its names.
 */
export const isFromOurOrigin = (
  request: Request,
  { publicUrl, development }: { readonly publicUrl: URL; readonly development: boolean },
): boolean => {
  if (safeMethods.includes(request.method)) return true;
  const site = request.headers.get('sec-fetch-site');
  if (site !== null) return site === 'same-origin';
  const origin = request.headers.get('origin');
  if (origin === null) return false;
  if (origin === publicUrl.origin) return true;
  if (!development && !isPrivate(publicUrl)) return false;
  const requested = new URL(request.url);
  return isPrivate(requested) && origin === requested.origin;
};
