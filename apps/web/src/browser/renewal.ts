import { atRisk } from './at-risk.ts';
import { recall, remember } from './browser-storage.ts';
import { MissingCode } from './missing-code.ts';

const key = 'renewed_for';

const noted = (addresses: readonly string[]): boolean => {
  const text = addresses.join(' ');
  remember('sessionStorage', key, text);
  return recall('sessionStorage', key) === text;
};

/** Resolves once leaving the page would lose nothing. */
const onceSafe = (): Promise<void> => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const look = () => {
    if (atRisk.losses().size === 0) resolve();
  };
  const leave = atRisk.subscribe(look);
  look();
  return promise.finally(leave);
};

/**
 * Loads the page again if `error` is about code that this page cannot load any more, such as after a deployment, once
 * everything typed is on the device. Returns false if it is not, if the page was loaded again for the same file before,
 * or if the browser cannot note that it was: a loop helps nobody.
 */
export const renewFor = (error: unknown, reload = () => location.reload()): boolean => {
  if (!(error instanceof MissingCode) || !error.isLost) return false;
  const before = recall('sessionStorage', key)?.split(' ') ?? [];
  if (before.includes(error.address) || !noted(before)) return false;
  void onceSafe().then(() => {
    noted([...before, error.address]);
    reload();
  });
  return true;
};
