import { atRisk } from './at-risk.ts';
import { recall, remember } from './browser-storage.ts';
import { MissingCode } from './missing-code.ts';

const key = 'renewed_for';

/** In milliseconds: longer than between two keys. */
const QUIET_MS = 1000;

const noted = (addresses: readonly string[]): boolean => {
  const text = addresses.join(' ');
  remember('sessionStorage', key, text);
  return recall('sessionStorage', key) === text;
};

/** Only the editor keeps what is typed on the device. */
const hasOtherForm = (): boolean =>
  !location.pathname.includes('/app/portfolio/edit/') && document.querySelector('form, input, textarea') !== null;

/** Resolves once nothing that leaving the page would lose is left, and nobody is typing. */
const onceSafe = (): Promise<void> => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const over = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const look = () => {
    clearTimeout(timer);
    if (atRisk.losses().size === 0) timer = setTimeout(resolve, QUIET_MS);
  };
  const leave = atRisk.subscribe(look);
  addEventListener('input', look, { capture: true, signal: over.signal });
  look();
  return promise.finally(() => {
    leave();
    over.abort();
  });
};

/**
 * Loads the page again if `error` is about code that this page cannot load any more, such as after a deployment, once
 * everything typed is on the device. Only for what somebody waits for. Returns false if it is about something else, if the page
 * has a form whose words would be lost, if it was loaded again for the same file before, or if the browser cannot note that it
 * was: a loop helps nobody.
 */
export const renewFor = (error: unknown, reload = () => location.reload()): boolean => {
  if (!(error instanceof MissingCode) || !error.isLost || hasOtherForm()) return false;
  const before = recall('sessionStorage', key)?.split(' ') ?? [];
  if (before.includes(error.address) || !noted(before)) return false;
  void onceSafe().then(() => {
    // Another page may be open by now.
    if (hasOtherForm()) return;
    noted([...before, error.address]);
    reload();
  });
  return true;
};
