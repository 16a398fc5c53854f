/** Follows a link so that going back skips the page that it is on. */
export const startReplacingLinks = (): void => {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-replaces]'))
    link.addEventListener('click', (event) => {
      if (event.button !== 0 || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      location.replace(link.href);
    });
};
