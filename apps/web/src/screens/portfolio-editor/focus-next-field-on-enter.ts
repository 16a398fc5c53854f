import type { KeyboardEvent } from 'react';

const fields = 'input:not([type=hidden]), textarea, select';

/** Enter moves to the next field, as the phone's "next" key promises; an open list handles Enter itself. */
export const focusNextFieldOnEnter = (event: KeyboardEvent<HTMLFormElement>): void => {
  const { target, currentTarget, key, nativeEvent } = event;
  if (key !== 'Enter' || nativeEvent.isComposing || event.defaultPrevented) return;
  if (!(target instanceof HTMLInputElement) || target.enterKeyHint !== 'next') return;
  event.preventDefault();
  // A sheet renders elsewhere in the document, although its events arrive here.
  const form = target.closest('[role=dialog]') ?? currentTarget;
  const all = [...form.querySelectorAll<HTMLElement>(fields)];
  all[all.indexOf(target) + 1]?.focus();
};
