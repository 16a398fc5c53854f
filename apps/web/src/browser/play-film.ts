/**
 * Scrolls to the first video of the page and plays it in its place. Returns false if the page has none to play. Nothing is
 * requested from its host before that.
 */
export const playFilm = (): boolean => {
  const part = document.querySelector('#highlights');
  const first = part?.querySelector<HTMLElement>('a[data-player], iframe');
  if (!part || !first) return false;
  part.scrollIntoView();
  if (first.matches('a')) first.click();
  else first.focus({ preventScroll: true });
  return true;
};
