import { forget, recall, remember } from '../browser/browser-storage.ts';

/** Milliseconds before the cookie notice appears on a page. */
const cookieNoticeDelay = 2350;

const key = 'cookieAccepted';

export interface CookieConsentStorage {
  readonly isAccepted: () => boolean;
  readonly storeAccepted: () => void;
  readonly forgetAccepted: () => void;
}

export interface CookieConsent {
  readonly isShown: () => boolean;
  readonly subscribe: (listener: () => void) => () => void;
  /** Call when the page is mounted. Returns a function that undoes it. */
  readonly begin: () => () => void;
  readonly accept: () => void;
  /** Forgets the answer and asks again. */
  readonly reset: () => void;
  /** Call when the answer may have changed in another tab. */
  readonly recheck: () => void;
}

export const createCookieConsent = (storage: CookieConsentStorage): CookieConsent => {
  let shown = false;
  const listeners = new Set<() => void>();
  const show = (next: boolean) => {
    if (next === shown) return;
    shown = next;
    for (const listener of listeners) listener();
  };
  return {
    isShown: () => shown,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    begin: () => {
      if (storage.isAccepted()) return () => {};
      const timer = setTimeout(() => show(!storage.isAccepted()), cookieNoticeDelay);
      return () => clearTimeout(timer);
    },
    accept: () => {
      storage.storeAccepted();
      show(false);
    },
    reset: () => {
      storage.forgetAccepted();
      show(true);
    },
    recheck: () => {
      if (storage.isAccepted()) show(false);
    },
  };
};

export const cookieConsent = createCookieConsent({
  isAccepted: () => recall('localStorage', key) === 'true',
  storeAccepted: () => remember('localStorage', key, 'true'),
  forgetAccepted: () => forget('localStorage', key),
});

/** Shows the notice again on request. */
export const resetCookieNotice = (): void => cookieConsent.reset();
