import { type KeyboardEvent, useState } from 'react';

const heldBy = (event: KeyboardEvent): boolean =>
  // A password manager fires events that are not keyboard events.
  typeof event.getModifierState === 'function' && event.getModifierState('CapsLock');

/** Tracks whether Caps Lock was on at the last key, because a hidden password does not show it. */
export const useCapsLock = () => {
  const [on, setOn] = useState(false);
  const look = (event: KeyboardEvent) => setOn(heldBy(event));
  return { on, listeners: { onKeyDown: look, onKeyUp: look, onBlur: () => setOn(false) } };
};
