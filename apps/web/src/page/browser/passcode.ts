import { sendOnce } from './plain-forms.ts';

/**
 * Keeps the cells of a passcode in step with what is typed, and sends its form, once, when the last digit is typed. Each
 * submission counts as an attempt.
 */
export const startPasscode = (): void => {
  const form = document.querySelector<HTMLFormElement>('form[data-passcode]');
  const field = form?.querySelector<HTMLInputElement>('input[name=code]');
  if (!form || !field) return;
  const cells = [...(field.parentElement?.querySelectorAll<HTMLElement>(':scope > span') ?? [])];
  const release = sendOnce(form);
  let taken = '';
  const take = (text: string) => {
    const code = text.replace(/\D/g, '').slice(0, cells.length);
    // Setting the same value would move the caret to the end.
    if (field.value !== code) field.value = code;
    // A password manager may announce one entry more than once.
    if (code === taken) return;
    taken = code;
    release();
    const next = Math.min(code.length, cells.length - 1);
    for (const [index, cell] of cells.entries()) cell.toggleAttribute('data-next', index === next);
    if (code.length === cells.length) form.requestSubmit();
  };
  field.addEventListener('input', () => take(field.value));
  field.addEventListener('paste', (event) => {
    // The browser would count the space and cut "482 915" to six characters.
    event.preventDefault();
    take(event.clipboardData?.getData('text/plain') ?? '');
  });
  // On a touch screen, focus would open a keyboard over the page before anyone has read it.
  if (matchMedia('(pointer: fine)').matches) field.focus();
  // A scout may have typed before this script ran.
  take(field.value);
};
