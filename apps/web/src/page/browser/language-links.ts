import { withoutHash } from '../../i18n/language.ts';

/** Lets links to another language lead to the part of the page that is shown. The server never sees a hash. */
export const carryHash = (): void => {
  const carry = () => {
    for (const link of document.querySelectorAll('a[hreflang]'))
      link.setAttribute('href', `${withoutHash(link.getAttribute('href') ?? '')}${location.hash}`);
  };
  carry();
  addEventListener('hashchange', carry);
};
