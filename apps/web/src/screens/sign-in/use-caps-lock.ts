import { type KeyboardEvent, useState } from 'react';

const heldBy = (event: KeyboardEvent): boolean =>
  // A password manager fills in with events that are no keys.
  typeof event.getModifierState === 'function' && event.getModifierState('CapsLock');

/** Whether Caps Lock was on at the last key: a password in capitals cannot be seen. */
export const useCapsLock = () => {
  const [on, setOn] = useState(false);
  const look = (event: KeyboardEvent) => setOn(heldBy(event));
  return { on, listeners: { onKeyDown: look, onKeyUp: look, onBlur: () => setOn(false) } };
};
