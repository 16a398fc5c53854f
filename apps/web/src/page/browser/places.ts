/** Marks the link to the page or the part of the landing page that the address names: the server doesn’t get a hash. */
export const markPlace = (): void => {
  const links = document.querySelectorAll<HTMLAnchorElement>('[data-places] a');
  const mark = () => {
    for (const link of links) {
      const isHere = link.pathname === location.pathname && link.hash === location.hash;
      if (isHere) link.setAttribute('aria-current', 'page');
      else link.removeAttribute('aria-current');
    }
  };
  mark();
  addEventListener('hashchange', mark);
};
