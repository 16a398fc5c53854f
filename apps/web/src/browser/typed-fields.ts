import { forget, recall, remember } from './browser-storage.ts';

const key = 'typedFields';

/** The pages with forms that nothing else keeps: the editor's are drafts on the device. */
const places: readonly string[] = ['athletes', 'auth', 'contact-us'];

/** Secrets are not stored, and consent is given in the language that asks for it. */
const notCarried: readonly string[] = ['button', 'checkbox', 'file', 'hidden', 'password', 'submit'];

/** A password that is shown has the type `text`. */
const secrets: readonly string[] = ['current-password', 'new-password', 'one-time-code'];
const secretNames: readonly string[] = ['code', 'confirmation', 'passcode', 'password'];

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** The part of a control that decides whether it is kept. */
export type Field = Pick<Control, 'name' | 'type' | 'value' | 'hidden' | 'autocomplete'> & {
  readonly checked?: boolean;
};

type Typed = readonly (readonly [name: string, value: string])[];

/** Returns the page's address without its language; undefined for a page whose fields are not kept. */
const pageOf = (path: string): string | undefined => {
  const [, , place = '', ...rest] = path.split('/');
  return places.includes(place) ? [place, ...rest].join('/') : undefined;
};

/** The names and values of what was typed or chosen. */
export const typedOf = (fields: readonly Field[]): Typed =>
  fields.flatMap(({ name, type, value, hidden, autocomplete, checked }) =>
    name === '' ||
    secretNames.includes(name) ||
    secrets.includes(autocomplete) ||
    hidden ||
    value === '' ||
    notCarried.includes(type) ||
    (type === 'radio' && !checked)
      ? []
      : [[name, value] as const],
  );

const isTyped = (value: unknown): value is Typed =>
  Array.isArray(value) && value.every((pair) => Array.isArray(pair) && pair.every((part) => typeof part === 'string'));

/** Reads what was kept for a page. Anything else in the storage is nothing. */
export const parseTyped = (kept: string | null, page: string): Typed => {
  try {
    const { page: of, typed } = JSON.parse(kept ?? '{}');
    return of === page && isTyped(typed) ? typed : [];
  } catch {
    return [];
  }
};

const controls = (): readonly Control[] => [
  ...document.querySelectorAll<Control>('main form :is(input, textarea, select)'),
];

const keepTyped = (): void => {
  const page = pageOf(location.pathname);
  const typed = page === undefined ? [] : typedOf(controls());
  if (typed.length > 0) remember('sessionStorage', key, JSON.stringify({ page, typed }));
};

/** False for a press that opens another tab or window. */
const leavesPage = ({ button, altKey, ctrlKey, metaKey, shiftKey, defaultPrevented }: MouseEvent): boolean =>
  button === 0 && !(altKey || ctrlKey || metaKey || shiftKey || defaultPrevented);

/** Sets the value so that React takes it for typing, if it has hydrated the control. */
const fill = (control: Control, value: string): void => {
  if (control.type === 'radio') {
    if (control.value === value) control.click();
    return;
  }
  if (control.value === value) return;
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')?.set?.call(control, value);
  control.dispatchEvent(new Event(control instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }));
};

/** Fills this page's forms with what was kept, once. */
const refillTyped = (): void => {
  const typed = parseTyped(recall('sessionStorage', key), pageOf(location.pathname) ?? '');
  forget('sessionStorage', key);
  for (const [name, value] of typed) for (const control of controls()) if (control.name === name) fill(control, value);
};

/**
 * Fills this page's forms with what was typed before the language was changed, and keeps what is typed now at the next
 * press on a link to a language. Returns a function that stops it.
 */
export const carryTyped = (): (() => void) => {
  refillTyped();
  const press = (event: MouseEvent) => {
    const { target } = event;
    if (leavesPage(event) && target instanceof Element && target.closest('a[hreflang]')) keepTyped();
  };
  document.addEventListener('click', press);
  return () => document.removeEventListener('click', press);
};
