const fields = 'input:not([type=hidden], [tabindex="-1"], :disabled), select:not(:disabled), textarea:not(:disabled)';

const hasText = (field: HTMLElement): field is HTMLInputElement | HTMLTextAreaElement =>
  'selectionStart' in field && field.selectionStart !== null;

/**
 * The field in which focus starts, for a panel that asks for something. The focus trap then selects its text, which the
 * next key would replace: the caret goes to the end instead.
 */
export const firstField = (panel: HTMLElement | null): HTMLElement | null => {
  const field = panel?.querySelector<HTMLElement>(fields) ?? null;
  if (field && hasText(field)) queueMicrotask(() => field.setSelectionRange(field.value.length, field.value.length));
  return field;
};
