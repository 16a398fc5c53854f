/** Lets a link to another language lead to the part of the page that is shown. The server never sees a hash. */
export const carryHash = (): void => {
  document.addEventListener('click', ({ target }) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[hreflang]') : null;
    if (link && location.hash !== '') link.hash = location.hash;
  });
};
