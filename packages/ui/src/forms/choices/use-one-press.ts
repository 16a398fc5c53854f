import { type KeyboardEvent, type MouseEvent, useRef, useState } from 'react';
import { useHydrated } from '../../actions/use-hydrated.ts';
import { meaningOf } from './choice-keys.ts';

/**
 * Returns the props of a radio group whose arrow keys only move the focus. A press, Enter, Space or a number key
 * chooses, even if already chosen. Places count from 0; `chosen` is -1 if nothing is. Number keys work while anything
 * in the question has the focus.
 */
export const useOnePress = (count: number, chosen: number, onChoose: (place: number) => void) => {
  const choices = useRef<(HTMLButtonElement | null)[]>([]);
  const [visited, setVisited] = useState<number | null>(null);
  const awaitsScript = !useHydrated();
  const reachable = visited ?? Math.max(chosen, 0);

  const onKeyDown = (event: KeyboardEvent) => {
    // Ignores repeats: a key that is held down would answer one question after another.
    if (event.repeat || event.ctrlKey || event.metaKey || event.altKey) return;
    const at = event.target instanceof HTMLButtonElement ? choices.current.indexOf(event.target) : -1;
    const meaning = meaningOf(event.key, at, count);
    if (meaning === null) return;
    event.preventDefault();
    if ('focus' in meaning) choices.current[meaning.focus]?.focus();
    else onChoose(meaning.choose);
  };

  return {
    group: { onKeyDown },
    choice: (place: number) => ({
      ref: (element: HTMLButtonElement | null) => {
        choices.current[place] = element;
      },
      type: 'button' as const,
      role: 'radio',
      'aria-checked': place === chosen,
      'aria-keyshortcuts': String(place + 1),
      tabIndex: place === reachable ? 0 : -1,
      disabled: awaitsScript,
      onFocus: () => setVisited(place),
      onBlur: () => setVisited(null),
      // Ignores the second click of a double click, which may already be on the next question.
      onClick: (event: MouseEvent) => event.detail < 2 && onChoose(place),
    }),
  };
};
