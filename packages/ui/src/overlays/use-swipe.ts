import { type PointerEvent, useRef } from 'react';

const enough = 50;

/** Dismisses an element that is swiped 50 px to the right; after a shorter swipe it moves back. */
export const useSwipe = (dismiss: () => void) => {
  const start = useRef<number | null>(null);
  const letGo = (element: HTMLElement) => {
    start.current = null;
    element.removeAttribute('data-dragging');
  };
  const settle = (element: HTMLElement) => {
    letGo(element);
    element.style.removeProperty('--drag');
  };
  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (event.button !== 0 || (event.target instanceof Element && event.target.closest('button, a') !== null)) return;
      start.current = event.clientX;
      event.currentTarget.setPointerCapture(event.pointerId);
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      if (start.current === null) return;
      event.currentTarget.setAttribute('data-dragging', '');
      event.currentTarget.style.setProperty('--drag', `${Math.max(0, event.clientX - start.current)}px`);
    },
    onPointerUp: (event: PointerEvent<HTMLElement>) => {
      if (start.current === null) return;
      const travelled = event.clientX - start.current;
      if (travelled >= enough) {
        letGo(event.currentTarget);
        dismiss();
      } else settle(event.currentTarget);
    },
    onPointerCancel: (event: PointerEvent<HTMLElement>) => settle(event.currentTarget),
  };
};
