/** For words that answer a form that loaded a new document. They look as they do without focus. */
export const focusedAtOnce = { tabIndex: -1, autoFocus: true, style: { outline: 'none' } } as const;
