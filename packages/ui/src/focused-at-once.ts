/** Focuses the answer to a form when its page loads, without an outline. */
export const focusedAtOnce = { tabIndex: -1, autoFocus: true, style: { outline: 'none' } } as const;
