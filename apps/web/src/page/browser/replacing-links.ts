import { isPlainClick } from '../../browser/is-plain-click.ts';

/** Follows a link so that going back skips the page that it is on. */
export const startReplacingLinks = (): void => {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-replaces]'))
    link.addEventListener('click', (event) => {
      if (!isPlainClick(event)) return;
      event.preventDefault();
      location.replace(link.href);
    });
};
