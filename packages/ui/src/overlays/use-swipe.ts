import { type PointerEvent, useRef } from 'react';

const enough = 50;

interface Swipe {
  readonly toward?: 'end' | 'below';
  /** Returns the element that follows the finger; defaults to the touched one. */
  readonly moving?: (touched: HTMLElement) => HTMLElement;
}

/** Dismisses an element that is swiped 50 px in the direction; after a shorter swipe it moves back. */
export const useSwipe = (dismiss: () => void, { toward = 'end', moving = (touched) => touched }: Swipe = {}) => {
  const start = useRef<number | null>(null);
  const at = ({ clientX, clientY }: PointerEvent<HTMLElement>) => (toward === 'end' ? clientX : clientY);
  const letGo = (touched: HTMLElement) => {
    start.current = null;
    moving(touched).removeAttribute('data-dragging');
  };
  const settle = (touched: HTMLElement) => {
    letGo(touched);
    moving(touched).style.removeProperty('--drag');
  };
  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (event.button !== 0 || (event.target instanceof Element && event.target.closest('button, a') !== null)) return;
      start.current = at(event);
      event.currentTarget.setPointerCapture(event.pointerId);
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      if (start.current === null) return;
      const follower = moving(event.currentTarget);
      follower.setAttribute('data-dragging', '');
      follower.style.setProperty('--drag', `${Math.max(0, at(event) - start.current)}px`);
    },
    onPointerUp: (event: PointerEvent<HTMLElement>) => {
      if (start.current === null) return;
      const travelled = at(event) - start.current;
      if (travelled >= enough) {
        letGo(event.currentTarget);
        dismiss();
      } else settle(event.currentTarget);
    },
    onPointerCancel: (event: PointerEvent<HTMLElement>) => settle(event.currentTarget),
  };
};
