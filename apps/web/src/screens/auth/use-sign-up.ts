import { admit, signUpForm } from '@palmares/domain/account/index';
import { type FieldError, fieldErrors } from '@palmares/domain/kernel/field-errors';
import { useNavigate } from '@tanstack/react-router';
import { type RefObject, useEffect, useState } from 'react';
import { trpc } from '../../api/client.ts';
import { getLocale } from '../../paraglide/runtime.js';
import { failureWords } from '../../shell/error-status.ts';
import { fieldErrorWords, refusalWords } from '../../shell/refusal-words.ts';
import { ageGate } from './age-gate.ts';
import { emptyDraft, type SignUpDraft, signUpDraft, typedIn } from './sign-up-draft.ts';

export type SignUpErrors = Readonly<Record<string, string>>;

const inWords = (errors: Record<string, FieldError>): SignUpErrors =>
  Object.fromEntries(Object.entries(errors).map(([field, error]) => [field, fieldErrorWords(error)]));

/** The form's state and its one way out; what is typed stays whatever happens. */
export const useSignUp = (form: RefObject<HTMLFormElement | null>) => {
  const navigate = useNavigate();
  const request = trpc.account.signUp.useMutation();
  const [draft, setDraft] = useState<SignUpDraft>(emptyDraft);
  const [errors, setErrors] = useState<SignUpErrors>({});
  const [problem, setProblem] = useState<string>();
  // The server cannot know the draft, so the first rendering is without it.
  useEffect(() => {
    const typed = form.current ? typedIn(new FormData(form.current)) : {};
    setDraft({ ...signUpDraft.recall(), ...typed });
  }, [form]);

  const change = (part: Partial<SignUpDraft>) => {
    const next = { ...draft, ...part };
    setDraft(next);
    signUpDraft.remember(next);
    const answered = Object.keys(part);
    setErrors(Object.fromEntries(Object.entries(errors).filter(([field]) => !answered.includes(field))));
  };

  const askGuardian = () => {
    ageGate.close();
    signUpDraft.forget();
    return navigate({ to: '/$lang/auth/guardian-needed', params: { lang: getLocale() }, replace: true });
  };

  const submit = async (passwords: { readonly password: string; readonly confirmation: string }) => {
    setProblem(undefined);
    const parsed = signUpForm.safeParse({ ...draft, ...passwords });
    if (!parsed.success) return setErrors(inWords(fieldErrors(parsed.error)));
    const admission = admit(parsed.data.dateOfBirth, parsed.data, new Date());
    if (!admission.ok) return setErrors({ dateOfBirth: refusalWords(admission.refusal) });
    if (admission.value === 'guardian_needed') return askGuardian();
    try {
      const outcome = await request.mutateAsync(parsed.data);
      if (outcome.ok) {
        signUpDraft.forget();
        return window.location.assign(`/${getLocale()}/auth/verify-email`);
      }
      const { refusal } = outcome;
      if (refusal.code === 'guardian_needed') return askGuardian();
      if (refusal.field === undefined) setProblem(refusalWords(refusal));
      else setErrors({ [refusal.field]: refusalWords(refusal) });
    } catch (error) {
      setProblem(failureWords(error));
    }
  };

  return { draft, change, errors, problem, submit, pending: request.isPending };
};
