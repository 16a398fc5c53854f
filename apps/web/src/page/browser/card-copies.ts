/**
 * Repeats the actions of a portfolio's card beside the sections, and at the thumb while the card is scrolled out of view.
 */
export const startCardCopies = (): void => {
  const actions = document.querySelector('[data-card-actions]');
  const card = actions?.closest('[data-card]');
  if (!actions || !card) return;
  for (const place of document.querySelectorAll('[data-card-copy]'))
    place.append(...[...actions.children].map((action) => action.cloneNode(true)));
  const bar = document.querySelector<HTMLElement>('[data-thumb-bar]');
  if (!bar) return;
  let isWanted = false;
  // It stays while it holds the focus, which would be lost with it.
  const show = () => {
    bar.hidden = !isWanted && !bar.contains(document.activeElement);
  };
  const observer = new IntersectionObserver((entries) => {
    const entry = entries.at(-1);
    isWanted = entry !== undefined && !entry.isIntersecting && entry.boundingClientRect.bottom <= 0;
    show();
  });
  observer.observe(card);
  // The focus has moved on only once the event is over.
  bar.addEventListener('focusout', () => setTimeout(show));
};
