import { type Ref, type RefCallback, useCallback, useEffect, useRef } from 'react';
import { useHydrated } from '../../actions/use-hydrated.ts';

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const isBox = (control: Control): control is HTMLInputElement => ['checkbox', 'radio'].includes(control.type);

const chosenByPage = ({ options }: HTMLSelectElement): number =>
  Math.max(
    0,
    [...options].findIndex(({ defaultSelected }) => defaultSelected),
  );

/** React takes an event for news only when the control does not hold what React last saw in it. */
const typeAgain = (control: HTMLInputElement | HTMLTextAreaElement, text: string): void => {
  const { selectionStart, selectionEnd } = control;
  control.value = `${text} `;
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')?.set?.call(control, text);
  // Elsewhere it would take the focus, in Safari.
  if (selectionStart !== null && document.activeElement === control)
    control.setSelectionRange(selectionStart, selectionEnd);
  control.dispatchEvent(new Event('input', { bubbles: true }));
};

/** What somebody did to a control that React had not made its own yet, to be told to it; undefined if nothing. */
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
 * The `ref` of every native control, around one of its own: words typed before the page's scripts were there count as
 * typed when they are. A control that the browser made itself cannot have any.
 */
export const useEarlyInput = <Own extends Control>(own?: Ref<Own>): RefCallback<Own> => {
  const isServerMade = useRef(!useHydrated());
  useEffect(() => {
    isServerMade.current = false;
  }, []);
  return useCallback(
    (control: Own | null) => {
      const tell = control && isServerMade.current ? earlyInputOf(control) : undefined;
      // The next render may come first and put the page's own words back; these are kept.
      if (tell) queueMicrotask(() => control?.isConnected && tell());
      if (typeof own === 'function') return own(control);
      if (own) own.current = control;
      return undefined;
    },
    [own],
  );
};
