import { atRisk } from './at-risk.ts';
import { recall, remember } from './browser-storage.ts';
import { deferred } from './deferred.ts';
import { MissingCode } from './missing-code.ts';

const key = 'renewed_for';

/** Milliseconds without input, longer than between two keystrokes. */
const QUIET_MS = 1000;

const noted = (addresses: readonly string[]): boolean => {
  const text = addresses.join(' ');
  remember('sessionStorage', key, text);
  return recall('sessionStorage', key) === text;
};

/** True if the page has a form outside the editor, which alone stores what is typed on the device. */
const hasOtherForm = (): boolean =>
  !location.pathname.includes('/app/portfolio/edit/') && document.querySelector('form, input, textarea') !== null;

/** Resolves once leaving the page would lose nothing, and nobody is typing. */
const onceSafe = (): Promise<void> => {
  const { promise, resolve } = deferred<void>();
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
 * Reloads the page if `error` is about code that the page can no longer load, such as after a deployment, once
 * everything typed is on the device. Use it only for code that a person waits for. Returns false if the error is about
 * something else, if a form would lose its input, or if the page was already reloaded for this file or the browser
 * cannot record that, because it might loop.
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
