import { keepFocusClear } from '../../notices/clear-focus.ts';
import { cookieConsent, resetCookieNotice } from '../../notices/cookie-consent.ts';

/** Shows the notice after a while, until it is accepted, and again when asked to. */
export const startCookieNotice = (): void => {
  const place = document.querySelector<HTMLElement>('[data-cookie-notice]');
  const template = place?.querySelector('template');
  if (!place || !template) return;
  let stop: (() => void) | undefined;
  cookieConsent.subscribe(() => {
    stop?.();
    stop = undefined;
    place.replaceChildren(template);
    if (!cookieConsent.isShown()) return;
    place.append(template.content.cloneNode(true));
    place.querySelector('[data-cookie-accept]')?.addEventListener('click', cookieConsent.accept);
    stop = keepFocusClear(place);
  });
  addEventListener('storage', cookieConsent.recheck);
  // The browser may restore this page as it was, when somebody goes back.
  addEventListener('pageshow', cookieConsent.recheck);
  for (const button of document.querySelectorAll('[data-cookie-reset]'))
    button.addEventListener('click', resetCookieNotice);
  cookieConsent.begin();
};
