import { isTooYoung } from '@palmares/domain/account';
import type { Refusal } from '@palmares/domain/kernel';
import { postedToken } from '../../addresses/mailed-token.ts';
import type { RefusalCode } from '../../notices/refusal-words.ts';
import { closeAgeGate, isAgeGateClosed } from '../account/age-gate.server.ts';
import type { FormPost } from '../forms/form-post.ts';
import { answerPostedForm } from '../forms/posted-form.server.ts';
import { emptyDraft, typedIn } from './sign-up-draft.ts';
import { isSignUpStep, type SignUpStep } from './sign-up-step.ts';
import { afterStep, type StepRefusals, stepOf } from './sign-up-steps.ts';

const kept = [
  'firstName',
  'lastName',
  'bday-day',
  'bday-month',
  'bday-year',
  'country',
  'region',
  'email',
  'terms',
] as const;

const firstOf = (refusals: StepRefusals): Refusal<RefusalCode> | undefined => {
  const [first] = Object.entries(refusals);
  return first && { ...first[1], field: first[0] };
};

interface SignUpPage {
  readonly form: 'sign-up' | 'finish-sign-up';
  /** Set by the link that a guardian was sent after agreeing. */
  readonly guardianToken?: string;
}

/**
 * Answers one step of the sign-up form. The form holds the other steps' answers too, hidden, so that the server keeps
 * nothing before the last one.
 */
const answerStep = (
  { request, params: { lang } }: FormPost,
  { form, guardianToken }: SignUpPage,
): Promise<Response> => {
  const page = (step: SignUpStep) => {
    const search = new URLSearchParams({
      ...(guardianToken === undefined ? {} : { token: guardianToken }),
      ...(step === 'name' ? {} : { step }),
    });
    return `/${lang}/auth/${form}${search.size === 0 ? '' : `?${search}`}`;
  };
  const guardianNeeded = { goTo: `/${lang}/auth/guardian-needed`, forgets: true } as const;
  return answerPostedForm(request, {
    form,
    kept,
    refusedAt: page('name'),
    send: async ({ account, guardian }, fields, ctx) => {
      const asked = fields.get('step');
      const step = isSignUpStep(asked) ? asked : 'name';
      const password = fields.get('password') ?? '';
      const confirmation = fields.get('confirmation') ?? '';
      const typed = { ...emptyDraft, ...typedIn(fields), password, confirmation };
      const refusedAt = (refusal: Refusal<RefusalCode>) => ({
        goTo: page(stepOf(refusal.field ?? '') ?? step),
        refusal,
      });
      const after = afterStep(step, {
        typed,
        at: ctx.services.now(),
        guardianAgreed: guardianToken !== undefined,
        wasTooYoung: isAgeGateClosed('tooYoung'),
      });
      if (after.kind === 'guardian_needed') {
        closeAgeGate(ctx, 'guardianNeeded');
        return guardianNeeded;
      }
      if (after.kind === 'next') return { goTo: page(after.step) };
      const early = after.kind === 'refused' ? firstOf(after.refusals) : undefined;
      if (early && isTooYoung(early)) closeAgeGate(ctx, 'tooYoung');
      if (early) return refusedAt(early);
      const signedUp = await (guardianToken === undefined
        ? account.signUp(typed)
        : guardian.signUp({ token: guardianToken, form: typed }));
      if (signedUp.ok) return { goTo: `/${lang}/auth/verify-email`, forgets: true };
      return signedUp.refusal.code === 'guardian_needed' ? guardianNeeded : refusedAt(signedUp.refusal);
    },
  });
};

export const answerSignUpForm = (post: FormPost): Promise<Response> => answerStep(post, { form: 'sign-up' });

/** Answers the form that a guardian's link opens. The token stays in the page's address. */
export const answerFinishSignUpForm = (post: FormPost): Promise<Response> =>
  answerStep(post, { form: 'finish-sign-up', guardianToken: postedToken(post.request) });
