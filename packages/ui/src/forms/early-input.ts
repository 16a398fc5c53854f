import { type Ref, type RefCallback, useCallback } from 'react';

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
  control.value = '';
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')?.set?.call(control, text);
  if (selectionStart !== null) control.setSelectionRange(selectionStart, selectionEnd);
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

/** The `ref` of every native control: words typed before the page's scripts were there count as typed now. */
export const tellEarlyInput = (control: Control | null): void => {
  const tell = control && earlyInputOf(control);
  // The next render may come first and put the page's own words back; these are kept.
  if (tell) queueMicrotask(() => control.isConnected && tell());
};

/** The same, for a control that has a `ref` of its own. */
export const useEarlyInput = <Own extends Control>(own: Ref<Own> | undefined): RefCallback<Own> =>
  useCallback(
    (control: Own | null) => {
      if (typeof own === 'function') own(control);
      else if (own) own.current = control;
      tellEarlyInput(control);
    },
    [own],
  );
