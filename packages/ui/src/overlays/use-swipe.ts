import { useLayoutEffect, useRef, useState } from 'react';
import { createSwipe, type Swipe } from './swipe.ts';

/** The handlers of an element that is dismissed by a swipe. The direction and the moving element stay as they were first. */
export const useSwipe = (dismiss: () => void, swipe: Swipe = {}) => {
  const latest = useRef(dismiss);
  useLayoutEffect(() => {
    latest.current = dismiss;
  });
  const [handlers] = useState(() => createSwipe(() => latest.current(), swipe));
  return handlers;
};
