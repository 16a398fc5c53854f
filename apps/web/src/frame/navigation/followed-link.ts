import { isPlainClick } from '../../browser/is-plain-click.ts';
import { languageOf } from '../../i18n/language.ts';

/** Returns the link by which a click loads one of our pages as a document, without the router. */
export const followedLink = (click: MouseEvent): HTMLAnchorElement | undefined => {
  const link = click.target instanceof Element ? click.target.closest('a') : null;
  if (!link || click.defaultPrevented || !isPlainClick(click)) return undefined;
  const opensHere = link.target === '' && !link.hasAttribute('download');
  return opensHere && link.origin === location.origin && languageOf(link.pathname) ? link : undefined;
};
