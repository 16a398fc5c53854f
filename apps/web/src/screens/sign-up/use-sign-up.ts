import { isTooYoung } from '@palmares/domain/account';
import { useNavigate } from '@tanstack/react-router';
import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useState } from 'react';
import { ageGate } from '../../api/account/age-gate.ts';
import { trpc } from '../../api/client.ts';
import type { FormAnswer } from '../../api/forms/parse-answer.ts';
import { postedProblem } from '../../api/forms/posted-problem.ts';
import { emptyDraft, type SignUpDraft, signUpDraft, typedIn } from '../../api/sign-up/sign-up-draft.ts';
import type { SignUpStep } from '../../api/sign-up/sign-up-step.ts';
import { afterStep, type StepRefusals, stepOf, stepToShow } from '../../api/sign-up/sign-up-steps.ts';
import { useSubmission } from '../../api/use-submission.ts';
import { keepsCookies } from '../../browser/keeps-cookies.ts';
import { noteServerTime, serverNow } from '../../browser/server-clock.ts';
import { refusalWords } from '../../notices/refusal-words.ts';
import { m } from '../../paraglide/messages.js';
import { getLocale } from '../../paraglide/runtime.js';

export type SignUpErrors = Readonly<Record<string, string>>;

const inWords = (refusals: StepRefusals): SignUpErrors =>
  Object.fromEntries(Object.entries(refusals).map(([field, refusal]) => [field, refusalWords(refusal)]));

export interface AgreedGuardian {
  readonly token: string;
  readonly firstName: string;
}

interface SignUp {
  readonly form: RefObject<HTMLFormElement | null>;
  readonly step: SignUpStep;
  readonly goTo: (step: SignUpStep, how?: { readonly replace: boolean }) => void;
  readonly guardian: AgreedGuardian | undefined;
  /** When the server rendered the page. */
  readonly at: Date;
  /** The server's answer to the form, if it was sent without a script. */
  readonly answer: FormAnswer | null;
}

interface Passwords {
  readonly password: string;
  readonly confirmation: string;
}

/** The form's state and its submission. What was typed stays whatever happens. */
export const useSignUp = ({ form, step, goTo, guardian, at, answer }: SignUp) => {
  const navigate = useNavigate();
  const posted = postedProblem(answer);
  const fixed = guardian ? { firstName: guardian.firstName } : {};
  const alone = useSubmission(trpc.account.signUp.useMutation(), posted);
  const agreed = useSubmission(trpc.guardian.signUp.useMutation(), posted);
  const request = guardian ? agreed : alone;
  const [draft, setDraft] = useState<SignUpDraft>({
    ...emptyDraft,
    ...typedIn(new URLSearchParams(answer?.typed)),
    ...fixed,
  });
  const [errors, setErrors] = useState<SignUpErrors>(
    posted?.field === undefined ? {} : { [posted.field]: posted.words },
  );
  const [refusals, setRefusals] = useState(posted?.field === undefined ? 0 : 1);

  const typedHere = () => (form.current ? typedIn(new FormData(form.current)) : {});
  const found = () => ({ ...signUpDraft.recall(), ...typedHere(), ...fixed });
  // The server cannot know the draft, so the first render is without it. Restored before any field reports early input,
  // which would otherwise replace the draft.
  const recall = useEffectEvent(() => {
    const restored = found();
    setDraft(restored);
    // Words typed before the scripts ran are in the fields alone.
    if (Object.keys(typedHere()).some((name) => !(name in fixed))) signUpDraft.remember(restored);
  });
  useLayoutEffect(() => recall(), []);
  useEffect(() => noteServerTime(at), [at]);
  const showStep = useEffectEvent(() => {
    const shown = stepToShow(step, found());
    if (shown !== step) goTo(shown, { replace: true });
  });
  useEffect(() => showStep(), []);

  /** Removes the errors of fields that are being corrected. */
  const corrected = (...fields: readonly string[]) =>
    setErrors((known) => Object.fromEntries(Object.entries(known).filter(([field]) => !fields.includes(field))));

  const change = (part: Partial<SignUpDraft>) => {
    const next = { ...draft, ...part };
    setDraft(next);
    signUpDraft.remember(next);
    corrected(...Object.keys(part));
  };

  const askGuardian = () => {
    ageGate.close('guardianNeeded');
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

  const send = async (passwords: Passwords) => {
    if (!keepsCookies()) return request.setProblem({ words: m.error_no_cookies({ reader: 'athlete' }) });
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
    const after = afterStep(step, {
      typed,
      at: serverNow(),
      guardianAgreed: guardian !== undefined,
      wasTooYoung: ageGate.isClosed('tooYoung'),
    });
    if (after.kind === 'refused') {
      if (Object.values(after.refusals).some(isTooYoung)) ageGate.close('tooYoung');
      return show(inWords(after.refusals));
    }
    if (after.kind === 'guardian_needed') return askGuardian();
    return after.kind === 'next' ? goTo(after.step) : send(passwords);
  };

  const problem = request.problem?.field === undefined ? request.problem?.words : undefined;
  return { draft, change, corrected, errors, refusals, problem, goOn, pending: request.isPending };
};
