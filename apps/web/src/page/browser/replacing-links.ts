import { isPlainClick } from '../../browser/is-plain-click.ts';

/** Waits for the turn alone, which is a transition: an animation may never end. */
const turn = async (card: HTMLElement | null): Promise<void> => {
  card?.setAttribute('data-turned', '');
  const moves = card?.getAnimations({ subtree: true }) ?? [];
  const turns = moves.filter((move) => move instanceof CSSTransition && move.transitionProperty === 'transform');
  await Promise.allSettled(turns.map(({ finished }) => finished));
};

/**
 * Follows a link so that going back skips the page that it is on. A card that lies face down is turned over first, and
 * pressing it presses the link.
 */
export const startReplacingLinks = (): void => {
  const card = document.querySelector<HTMLElement>('[data-card-to-turn]');
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-replaces]')) {
    card?.addEventListener('click', () => link.click());
    link.addEventListener('click', async (event) => {
      if (!isPlainClick(event)) return;
      event.preventDefault();
      await turn(card);
      location.replace(link.href);
    });
  }
};
