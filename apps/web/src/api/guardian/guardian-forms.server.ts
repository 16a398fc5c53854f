import type { Outcome, Refusal } from '@palmares/domain/kernel';
import { postedToken } from '../../addresses/mailed-token.ts';
import type { RefusalCode } from '../../notices/refusal-words.ts';
import type { FormAct } from '../forms/form-acts.ts';
import type { FormPost } from '../forms/form-post.ts';
import { answerPostedForm } from '../forms/posted-form.server.ts';
import { ACTION_FIELD, DECISION_FIELD } from './guardian-form-fields.ts';

/** Returns what an accepted form did, which its page says; otherwise the refusal. */
const orDone = (done: FormAct, outcome: Outcome<unknown, Refusal<RefusalCode>>) => (outcome.ok ? { done } : outcome);

/** Asks a guardian, or sends their last link again. */
export const answerGuardianNeededForm = ({ request, params: { lang } }: FormPost): Promise<Response> =>
  answerPostedForm(request, {
    form: 'guardian-needed',
    kept: ['firstName', 'guardianEmail'],
    // Accepted, the page shows the request, even if it asked for another address.
    next: `/${lang}/auth/guardian-needed`,
    send: async ({ guardian }, typed) => {
      if (typed.get(ACTION_FIELD) !== 'remind') return guardian.ask(Object.fromEntries(typed));
      return orDone('remind', await guardian.remind());
    },
  });

export const answerGuardianForm = ({ request }: Pick<FormPost, 'request'>): Promise<Response> =>
  answerPostedForm(request, {
    form: 'guardian',
    kept: ['guardianName', 'agreed', 'textVersion'],
    send: async ({ guardian }, typed) => {
      const token = postedToken(request);
      // An answer for an existing account ends the request, which the page then no longer knows.
      const page = await guardian.page({ token });
      const answered = await guardian.answer({
        token,
        textVersion: typed.get('textVersion') ?? '',
        form: { ...Object.fromEntries(typed), agreed: typed.has('agreed') },
      });
      if (!answered.ok) return answered;
      if (answered.value === 'agreed_once') return { done: 'second_mail' };
      return { done: 'hasAccount' in page && page.hasAccount ? 'open' : 'done' };
    },
  });

/** Refuses or withdraws, undoes that, mails a confirmation of either, or closes a link. */
export const answerGuardianWithdrawForm = ({ request }: Pick<FormPost, 'request'>): Promise<Response> =>
  answerPostedForm(request, {
    form: 'guardian-withdraw',
    kept: [ACTION_FIELD, DECISION_FIELD, 'childName', 'confirmed', 'email'],
    // Its page shows that permission was withdrawn, and an athlete's own browser must not undo it.
    worksWithoutCookies: (typed) => !['receipt', 'undo'].includes(typed.get(ACTION_FIELD) ?? ''),
    send: async ({ guardian }, typed) => {
      const decision = {
        token: postedToken(request),
        form: { ...Object.fromEntries(typed), confirmed: typed.has('confirmed') },
      };
      const action = typed.get(ACTION_FIELD);
      if (action === 'receipt') return orDone(action, await guardian.mailReceipt(decision));
      if (action === 'close')
        return orDone(action, await guardian.closeLink({ ...decision, linkId: typed.get(DECISION_FIELD) ?? '' }));
      if (action === 'undo') return orDone(action, await guardian.undoWithdrawal(decision));
      return orDone('withdraw', await guardian.withdraw(decision));
    },
  });
