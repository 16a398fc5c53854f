import { type SignUpForm, signUpForm } from '@palmares/domain/account';
import { type FieldError, fieldErrors } from '@palmares/domain/kernel';
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

/** Stands in for passwords not asked for yet, so that the form's other rules still run. */
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
