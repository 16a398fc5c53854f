import { type Ref, type RefCallback, useCallback, useEffect, useRef } from 'react';
import { useHydrated } from '../../actions/use-hydrated.ts';

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const isBox = (control: Control): control is HTMLInputElement => ['checkbox', 'radio'].includes(control.type);

const chosenByPage = ({ options }: HTMLSelectElement): number =>
  Math.max(
    0,
    [...options].findIndex(({ defaultSelected }) => defaultSelected),
  );

/** Changes the value first, because React ignores an input event if the control has the value it saw last. */
const typeAgain = (control: HTMLInputElement | HTMLTextAreaElement, text: string): void => {
  const { selectionStart, selectionEnd } = control;
  control.value = `${text} `;
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')?.set?.call(control, text);
  // In Safari, setting the selection of an unfocused control would focus it.
  if (selectionStart !== null && document.activeElement === control)
    control.setSelectionRange(selectionStart, selectionEnd);
  control.dispatchEvent(new Event('input', { bubbles: true }));
};

/** Returns a function that replays to React what was entered before hydration; undefined if nothing was. */
const earlyInputOf = (control: Control): (() => void) | undefined => {
  if (control instanceof HTMLSelectElement) {
    const { value } = control;
    if (control.selectedIndex === chosenByPage(control)) return undefined;
    return () => {
      control.value = value;
      control.dispatchEvent(new Event('change', { bubbles: true }));
    };
  }
  if (isBox(control)) {
    const { checked, defaultChecked, type } = control;
    if (checked === defaultChecked || (type === 'radio' && !checked)) return undefined;
    return () => {
      control.checked = !checked;
      control.click();
    };
  }
  const { value } = control;
  return value === control.defaultValue ? undefined : () => typeAgain(control, value);
};

/**
 * Returns the `ref` of a native control, which also sets `own`. Replays after hydration what was entered before it. A
 * control first rendered in the browser cannot have any early input.
 */
export const useEarlyInput = <Own extends Control>(own?: Ref<Own>): RefCallback<Own> => {
  const isServerMade = useRef(!useHydrated());
  useEffect(() => {
    isServerMade.current = false;
  }, []);
  return useCallback(
    (control: Own | null) => {
      const replay = control && isServerMade.current ? earlyInputOf(control) : undefined;
      // The value is captured above, because the next render may come first and restore the server's value.
      if (replay) queueMicrotask(() => control?.isConnected && replay());
      if (typeof own === 'function') return own(control);
      if (own) own.current = control;
      return undefined;
    },
    [own],
  );
};
