import { dateOf } from '@palmares/ui';
import { forget, recall, remember } from '../../browser/browser-storage.ts';

const key = 'sign_up_draft';

/** The form's fields as they were typed, without passwords. */
export interface SignUpDraft {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly dateOfBirth: string;
  readonly country: 'can' | 'usa';
  readonly region: string;
  readonly terms: boolean;
}

export const emptyDraft: SignUpDraft = {
  firstName: '',
  lastName: '',
  email: '',
  dateOfBirth: '',
  country: 'can',
  region: '',
  terms: false,
};

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Storage may hold anything: an older version of the form, or something edited by hand. */
export const parseDraft = (stored: string | null): SignUpDraft => {
  if (stored === null) return emptyDraft;
  try {
    const found: unknown = JSON.parse(stored);
    if (typeof found !== 'object' || found === null) return emptyDraft;
    const draft: Partial<Record<keyof SignUpDraft, unknown>> = found;
    return {
      firstName: textOf(draft.firstName),
      lastName: textOf(draft.lastName),
      email: textOf(draft.email),
      dateOfBirth: textOf(draft.dateOfBirth),
      country: draft.country === 'usa' ? 'usa' : 'can',
      region: textOf(draft.region),
      terms: draft.terms === true,
    };
  } catch {
    return emptyDraft;
  }
};

interface TypedFields {
  get(name: string): unknown;
  has(name: string): boolean;
}

/** Reads the fields that were typed or autofilled before the page's script ran. */
export const typedIn = (form: TypedFields): Partial<SignUpDraft> => {
  const text = (name: string): string => textOf(form.get(name));
  const typed = {
    firstName: text('firstName'),
    lastName: text('lastName'),
    email: text('email'),
    dateOfBirth: dateOf({ day: text('bday-day'), month: text('bday-month'), year: text('bday-year') }),
    region: text('region'),
  };
  return {
    ...Object.fromEntries(Object.entries(typed).filter(([, value]) => value !== '')),
    ...(form.get('country') === 'usa' ? { country: 'usa' } : {}),
    ...(form.has('terms') ? { terms: true } : {}),
  };
};

export const signUpDraft = {
  recall: (): SignUpDraft => parseDraft(recall('sessionStorage', key)),
  remember: (draft: SignUpDraft): void => remember('sessionStorage', key, JSON.stringify(draft)),
  forget: (): void => forget('sessionStorage', key),
};
