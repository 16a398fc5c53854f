/** Shows the actions of a portfolio's card at the thumb while the card is scrolled out of view. */
export const startThumbBar = (): void => {
  const actions = document.querySelector('[data-card-actions]');
  const card = actions?.closest('[data-card]');
  const bar = document.querySelector<HTMLElement>('[data-thumb-bar]');
  if (!actions || !card || !bar) return;
  bar.append(...[...actions.children].map((action) => action.cloneNode(true)));
  const observer = new IntersectionObserver((entries) => {
    const entry = entries.at(-1);
    bar.hidden = entry === undefined || entry.isIntersecting || entry.boundingClientRect.bottom > 0;
  });
  observer.observe(card);
};
