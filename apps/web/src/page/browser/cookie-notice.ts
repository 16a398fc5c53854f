import { keepFocusClear } from '../../notices/clear-focus.ts';
import { cookieConsent, resetCookieNotice } from '../../notices/cookie-consent.ts';
import { laterPart } from './later-parts.ts';

/** Shows the notice after a while, until it is accepted, and again when asked to. */
export const startCookieNotice = (): void => {
  const place = document.querySelector<HTMLElement>('[data-cookie-notice]');
  if (!place) return;
  let stop: (() => void) | undefined;
  let before: HTMLElement | undefined;
  place.addEventListener('focusin', ({ relatedTarget }) => {
    if (relatedTarget instanceof HTMLElement && !place.contains(relatedTarget)) before = relatedTarget;
  });
  cookieConsent.subscribe(() => {
    stop?.();
    stop = undefined;
    const notice = cookieConsent.isShown() && laterPart('cookie-notice');
    place.replaceChildren(...(notice ? [notice] : []));
    if (!notice) return;
    place.querySelector('[data-cookie-accept]')?.addEventListener('click', () => {
      cookieConsent.accept();
      // The button is gone, and the focus would begin again at the top of the page.
      (before ?? document.getElementById('main'))?.focus({ preventScroll: true });
    });
    stop = keepFocusClear(place);
  });
  addEventListener('storage', cookieConsent.recheck);
  // The browser may restore this page as it was, when somebody goes back.
  addEventListener('pageshow', cookieConsent.recheck);
  for (const button of document.querySelectorAll('[data-cookie-reset]'))
    button.addEventListener('click', resetCookieNotice);
  cookieConsent.begin();
};
