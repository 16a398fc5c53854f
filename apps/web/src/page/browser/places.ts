/** Marks the link to the part of the landing page that the address names, as the server cannot. */
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
