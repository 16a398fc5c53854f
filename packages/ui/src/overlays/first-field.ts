const fields = 'input:not([type=hidden], [tabindex="-1"], :disabled), select:not(:disabled), textarea:not(:disabled)';

const hasText = (field: HTMLElement): field is HTMLInputElement | HTMLTextAreaElement =>
  'selectionStart' in field && field.selectionStart !== null;

/**
 * Returns the field to focus when a panel with a form opens. Moves the caret to the end, because the focus trap selects
 * the text and the next key would replace it.
 */
export const firstField = (panel: HTMLElement | null): HTMLElement | null => {
  const field = panel?.querySelector<HTMLElement>(fields) ?? null;
  if (field && hasText(field)) queueMicrotask(() => field.setSelectionRange(field.value.length, field.value.length));
  return field;
};
