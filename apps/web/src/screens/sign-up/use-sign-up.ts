import { admit } from '@palmares/domain/account';
import type { FieldError } from '@palmares/domain/kernel';
import { useNavigate } from '@tanstack/react-router';
import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useState } from 'react';
import { ageGate } from '../../api/account/age-gate.ts';
import { trpc } from '../../api/client.ts';
import { useSubmission } from '../../api/use-submission.ts';
import { fieldErrorWords, refusalWords } from '../../notices/refusal-words.ts';
import { getLocale } from '../../paraglide/runtime.js';
import { emptyDraft, type SignUpDraft, signUpDraft, typedIn } from './sign-up-draft.ts';
import { type SignUpStep, signUpSteps } from './sign-up-step.ts';
import { errorsOfStep, stepAfter, stepOf, stepToShow } from './sign-up-steps.ts';

export type SignUpErrors = Readonly<Record<string, string>>;

const inWords = (errors: Readonly<Record<string, FieldError>>): SignUpErrors =>
  Object.fromEntries(Object.entries(errors).map(([field, error]) => [field, fieldErrorWords(error)]));

export interface AgreedGuardian {
  readonly token: string;
  readonly firstName: string;
}

interface SignUp {
  readonly form: RefObject<HTMLFormElement | null>;
  readonly step: SignUpStep;
  readonly goTo: (step: SignUpStep, how?: { readonly replace: boolean }) => void;
  readonly guardian: AgreedGuardian | undefined;
}

interface Passwords {
  readonly password: string;
  readonly confirmation: string;
}

/** The form's state and its submission. What was typed stays whatever happens. */
export const useSignUp = ({ form, step, goTo, guardian }: SignUp) => {
  const navigate = useNavigate();
  const fixed = guardian ? { firstName: guardian.firstName } : {};
  const alone = useSubmission(trpc.account.signUp.useMutation());
  const agreed = useSubmission(trpc.guardian.signUp.useMutation());
  const request = guardian ? agreed : alone;
  const [draft, setDraft] = useState<SignUpDraft>({ ...emptyDraft, ...fixed });
  const [errors, setErrors] = useState<SignUpErrors>({});
  const [refusals, setRefusals] = useState(0);

  const found = () => ({
    ...signUpDraft.recall(),
    ...(form.current ? typedIn(new FormData(form.current)) : {}),
    ...fixed,
  });
  // The server cannot know the draft, so the first render is without it. Restored before any field reports early input,
  // which would otherwise replace the draft.
  const recall = useEffectEvent(() => setDraft(found()));
  useLayoutEffect(() => recall(), []);
  const showStep = useEffectEvent(() => {
    const shown = stepToShow(step, found());
    if (shown !== step) goTo(shown, { replace: true });
  });
  useEffect(() => showStep(), []);

  const change = (part: Partial<SignUpDraft>) => {
    const next = { ...draft, ...part };
    setDraft(next);
    signUpDraft.remember(next);
    const answered = Object.keys(part);
    setErrors(Object.fromEntries(Object.entries(errors).filter(([field]) => !answered.includes(field))));
  };

  const askGuardian = () => {
    ageGate.close();
    return navigate({ to: '/$lang/auth/guardian-needed', params: { lang: getLocale() }, replace: true });
  };

  /** Shows a field's errors at the step that asks for it. */
  const show = (found: SignUpErrors) => {
    setErrors(found);
    setRefusals((count) => count + 1);
    const [first] = Object.keys(found);
    const asked = first === undefined ? undefined : stepOf(first);
    if (asked !== undefined && asked !== step) goTo(asked);
  };

  /** Checked as early as possible: somebody who needs a guardian is asked nothing more. */
  const admission = (): 'athlete' | 'guardian_needed' | SignUpErrors => {
    const admitted = admit(draft.dateOfBirth, draft, new Date());
    if (!admitted.ok) return { dateOfBirth: refusalWords(admitted.refusal) };
    return guardian ? 'athlete' : admitted.value;
  };

  const send = async (passwords: Passwords) => {
    const typed = { ...draft, ...passwords };
    const sent = guardian ? await agreed.send({ token: guardian.token, form: typed }) : await alone.send(typed);
    if (sent.ok) {
      signUpDraft.forget();
      return window.location.assign(`/${getLocale()}/auth/verify-email`);
    }
    const { code, field, words } = sent.problem;
    if (code === 'guardian_needed') {
      request.setProblem(undefined);
      return askGuardian();
    }
    if (field !== undefined) show({ [field]: words });
  };

  /** Goes to the next step, or signs up after the last one. */
  const goOn = (passwords: Passwords) => {
    if (request.isPending) return;
    request.setProblem(undefined);
    const typed = { ...draft, ...passwords };
    for (const asked of signUpSteps.slice(0, signUpSteps.indexOf(step) + 1)) {
      const found = errorsOfStep(asked, typed);
      if (Object.keys(found).length > 0) return show(inWords(found));
    }
    const admitted = step === 'name' ? 'athlete' : admission();
    if (admitted === 'guardian_needed') return askGuardian();
    if (admitted !== 'athlete') return show(admitted);
    const next = stepAfter(step);
    return next === undefined ? send(passwords) : goTo(next);
  };

  const problem = request.problem?.field === undefined ? request.problem?.words : undefined;
  return { draft, change, errors, refusals, problem, goOn, pending: request.isPending };
};
