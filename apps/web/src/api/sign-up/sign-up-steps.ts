import { admit, ageClass, refusedTooYoung, type SignUpForm, signUpForm } from '@palmares/domain/account';
import { type FieldError, fieldErrors, type Refusal } from '@palmares/domain/kernel';
import type { RefusalCode } from '../../notices/refusal-words.ts';
import type { SignUpDraft } from './sign-up-draft.ts';
import { type SignUpStep, signUpSteps } from './sign-up-step.ts';

const fieldsOf: Readonly<Record<SignUpStep, readonly (keyof SignUpForm)[]>> = {
  name: ['firstName', 'lastName'],
  birth: ['dateOfBirth', 'country', 'region'],
  access: ['email', 'password', 'confirmation', 'terms'],
};

const place = (step: SignUpStep): number => signUpSteps.indexOf(step);

export const stepAfter = (step: SignUpStep): SignUpStep | undefined => signUpSteps[place(step) + 1];
export const stepBefore = (step: SignUpStep): SignUpStep | undefined => signUpSteps[place(step) - 1];

/** The step that asks for the field: the server may refuse one of an earlier step. */
export const stepOf = (field: string): SignUpStep | undefined =>
  signUpSteps.find((step) => fieldsOf[step].some((known) => known === field));

export type TypedSignUp = Readonly<Partial<Record<keyof SignUpForm, unknown>>>;

/** Placeholders for passwords that were not asked for yet, so that the form's other rules still run. */
const unasked = { password: '', confirmation: '' };

/** The errors of one step, ignoring the others. */
export const errorsOfStep = (step: SignUpStep, typed: TypedSignUp): Readonly<Record<string, FieldError>> => {
  const parsed = signUpForm.safeParse({ ...unasked, ...typed });
  if (parsed.success) return {};
  return Object.fromEntries(Object.entries(fieldErrors(parsed.error)).filter(([field]) => stepOf(field) === step));
};

const isAnswered = (step: SignUpStep, typed: TypedSignUp): boolean =>
  Object.keys(errorsOfStep(step, typed)).length === 0;

/** The requested step, or the first earlier one that is incomplete. */
export const stepToShow = (asked: SignUpStep, typed: TypedSignUp): SignUpStep =>
  signUpSteps.slice(0, place(asked)).find((step) => !isAnswered(step, typed)) ?? asked;

export type StepRefusals = Readonly<Record<string, Pick<Refusal<RefusalCode>, 'code' | 'params'>>>;

/** The result of a step: corrections, a guardian, the next step, or signing up. */
export type AfterStep =
  | { readonly kind: 'refused'; readonly refusals: StepRefusals }
  | { readonly kind: 'guardian_needed' }
  | { readonly kind: 'next'; readonly step: SignUpStep }
  | { readonly kind: 'send' };

interface Answered {
  readonly typed: SignUpDraft & { readonly password: string; readonly confirmation: string };
  readonly at: Date;
  readonly guardianAgreed: boolean;
  /** True if an earlier answer in this browser was too young, because the first answer counts. */
  readonly wasTooYoung: boolean;
}

/** Checks the age as early as possible, so that an athlete who needs a guardian is asked nothing more. */
export const afterStep = (step: SignUpStep, { typed, at, guardianAgreed, wasTooYoung }: Answered): AfterStep => {
  for (const asked of signUpSteps.slice(0, place(step) + 1)) {
    const refusals = errorsOfStep(asked, typed);
    if (Object.keys(refusals).length > 0) return { kind: 'refused', refusals };
  }
  if (step !== 'name') {
    const admitted = wasTooYoung ? refusedTooYoung : admit(typed.dateOfBirth, typed, at);
    if (!admitted.ok) return { kind: 'refused', refusals: { dateOfBirth: admitted.refusal } };
    if (admitted.value === 'guardian_needed' && !guardianAgreed) return { kind: 'guardian_needed' };
  }
  const next = stepAfter(step);
  return next === undefined ? { kind: 'send' } : { kind: 'next', step: next };
};

type Born = Pick<SignUpDraft, 'dateOfBirth' | 'country' | 'region'>;

/** True if the athlete needs no guardian to sign up, but is not an adult. False while the date is incomplete. */
export const isMinorAlone = (born: Born, at: Date): boolean => {
  const admitted = admit(born.dateOfBirth, born, at);
  return admitted.ok && admitted.value === 'athlete' && ageClass(born.dateOfBirth, born, at) === 'minor';
};
