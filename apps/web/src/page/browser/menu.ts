import { createSwipe } from '@palmares/ui/swipe';

/** Keeps the page behind the menu in place, with room for the scroll bar that goes. */
const lockScroll = (isLocked: boolean): void => {
  const { body, documentElement } = document;
  const bar = innerWidth - documentElement.clientWidth;
  body.toggleAttribute('data-scroll-lock', isLocked);
  body.style.overflow = isLocked ? 'hidden' : '';
  body.style.paddingInlineEnd = isLocked && bar > 0 ? `${bar}px` : '';
};

/** Opens the phone's menu at its button. It closes by its cross, by Escape, outside of it, by a swipe, and by a link. */
export const startMenu = (): void => {
  const button = document.querySelector<HTMLButtonElement>('[data-menu-button]');
  const menu = document.querySelector<HTMLDialogElement>('[data-menu]');
  const panel = menu?.querySelector<HTMLElement>('[data-menu-panel]');
  const head = menu?.querySelector<HTMLElement>('[data-menu-head]');
  if (!button || !menu || !panel || !head) return;
  const layers = menu.querySelectorAll<HTMLElement>('[data-menu-backdrop], [data-menu-panel]');
  const setState = (state: 'open' | 'closed') => {
    for (const layer of layers) layer.dataset.state = state;
    button.setAttribute('aria-expanded', String(state === 'open'));
  };
  const isOpen = () => panel.dataset.state === 'open';
  const open = () => {
    setState('open');
    panel.style.removeProperty('--drag');
    menu.showModal();
    lockScroll(true);
  };
  const closeAtOnce = () => {
    setState('closed');
    lockScroll(false);
    menu.close();
  };
  const close = async () => {
    if (!isOpen()) return;
    setState('closed');
    await Promise.allSettled(panel.getAnimations().map(({ finished }) => finished));
    if (!isOpen()) closeAtOnce();
  };
  menu.addEventListener('cancel', (event) => {
    event.preventDefault();
    void close();
  });
  menu.addEventListener('close', () => {
    setState('closed');
    lockScroll(false);
  });
  menu.addEventListener('click', ({ target }) => {
    if (!(target instanceof Element)) return;
    // The page scrolls to the named part right after this.
    if (target.closest('a')) closeAtOnce();
    else if (!target.closest('[data-menu-panel]') || target.closest('[data-menu-close]')) void close();
  });
  const swipe = createSwipe(close, { toward: 'below', moving: () => panel });
  head.addEventListener('pointerdown', swipe.onPointerDown);
  head.addEventListener('pointermove', swipe.onPointerMove);
  head.addEventListener('pointerup', swipe.onPointerUp);
  head.addEventListener('pointercancel', swipe.onPointerCancel);
  button.addEventListener('click', open);
};
