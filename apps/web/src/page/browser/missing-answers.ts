/** Marks a required control; its value says what to do if it is left empty. */
export const MISSING = 'data-missing';

/** Returns the alert of a control's field, which is always in the page. */
const alertOf = (control: Element): Element | null => {
  let around = control.parentElement;
  while (around && around.tagName !== 'FORM' && !around.querySelector('[role=alert]')) around = around.parentElement;
  return around?.tagName === 'FORM' ? null : (around?.querySelector('[role=alert]') ?? null);
};

/** The ids of what describes a control besides its alert, such as its hint. */
const describedBy = (control: Element, alert: Element): readonly string[] =>
  (control.getAttribute('aria-describedby') ?? '').split(' ').filter((id) => id !== '' && id !== alert.id);

const complain = (control: Element, sign: DocumentFragment | undefined): void => {
  const alert = alertOf(control);
  if (!alert) return;
  const words = document.createElement('span');
  words.textContent = control.getAttribute(MISSING);
  alert.replaceChildren(...(sign ? [sign.cloneNode(true)] : []), words);
  control.setAttribute('aria-invalid', 'true');
  control.setAttribute('aria-describedby', [...describedBy(control, alert), alert.id].join(' '));
};

const forgive = (control: Element): void => {
  if (control.getAttribute('aria-invalid') !== 'true') return;
  control.removeAttribute('aria-invalid');
  const alert = alertOf(control);
  if (!alert) return;
  const others = describedBy(control, alert);
  if (others.length > 0) control.setAttribute('aria-describedby', others.join(' '));
  else control.removeAttribute('aria-describedby');
  alert.replaceChildren();
};

/** Says what is missing beside its field and in the page's language, in place of the browser's own bubble. */
export const startMissingAnswers = (): void => {
  const form = document.querySelector<HTMLFormElement>('form[data-checked]');
  if (!form) return;
  const sign = form.querySelector<HTMLTemplateElement>('[data-error-sign]')?.content;
  form.noValidate = true;
  form.addEventListener('submit', (event) => {
    const missing = [...form.querySelectorAll<HTMLInputElement>(`[${MISSING}]`)].filter(
      ({ value }) => value.trim() === '',
    );
    for (const control of missing) complain(control, sign);
    if (missing.length === 0) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    missing[0]?.focus();
  });
  form.addEventListener('input', ({ target }) => {
    if (target instanceof Element) forgive(target);
  });
};
