/** Shows the actions of a portfolio's card at the thumb while the card is scrolled out of view. */
export const startThumbBar = (): void => {
  const card = document.querySelector('[data-card]');
  const bar = document.querySelector<HTMLElement>('[data-thumb-bar]');
  if (!card || !bar) return;
  const observer = new IntersectionObserver((entries) => {
    const entry = entries.at(-1);
    bar.hidden = entry === undefined || entry.isIntersecting || entry.boundingClientRect.bottom > 0;
  });
  observer.observe(card);
};
