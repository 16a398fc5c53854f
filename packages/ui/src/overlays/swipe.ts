const enough = 50;

/** The part of an event that a swipe needs, from React or from the browser. */
export interface SwipeEvent {
  readonly button: number;
  readonly clientX: number;
  readonly clientY: number;
  readonly pointerId: number;
  readonly target: EventTarget | null;
  readonly currentTarget: EventTarget | null;
}

export interface Swipe {
  readonly toward?: 'end' | 'below';
  /** Returns the element that follows the finger; defaults to the touched one. */
  readonly moving?: (touched: HTMLElement) => HTMLElement;
}

const touchedBy = ({ currentTarget }: SwipeEvent): HTMLElement => {
  if (!(currentTarget instanceof HTMLElement)) throw new Error('Only an element can be swiped');
  return currentTarget;
};

/** Dismisses an element that is swiped 50 px in the direction; after a shorter swipe it moves back. */
export const createSwipe = (dismiss: () => void, { toward = 'end', moving = (touched) => touched }: Swipe = {}) => {
  let start: number | null = null;
  const at = ({ clientX, clientY }: SwipeEvent) => (toward === 'end' ? clientX : clientY);
  const letGo = (touched: HTMLElement) => {
    start = null;
    moving(touched).removeAttribute('data-dragging');
  };
  const settle = (touched: HTMLElement) => {
    letGo(touched);
    moving(touched).style.removeProperty('--drag');
  };
  return {
    onPointerDown: (event: SwipeEvent) => {
      if (event.button !== 0 || (event.target instanceof Element && event.target.closest('button, a') !== null)) return;
      start = at(event);
      touchedBy(event).setPointerCapture(event.pointerId);
    },
    onPointerMove: (event: SwipeEvent) => {
      if (start === null) return;
      const follower = moving(touchedBy(event));
      follower.setAttribute('data-dragging', '');
      follower.style.setProperty('--drag', `${Math.max(0, at(event) - start)}px`);
    },
    onPointerUp: (event: SwipeEvent) => {
      if (start === null) return;
      if (at(event) - start >= enough) {
        letGo(touchedBy(event));
        dismiss();
      } else settle(touchedBy(event));
    },
    onPointerCancel: (event: SwipeEvent) => settle(touchedBy(event)),
  };
};
