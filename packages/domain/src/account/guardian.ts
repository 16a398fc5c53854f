import { z } from 'zod/mini';
import { email } from '../kernel/email.ts';
import { issue } from '../kernel/field-errors.ts';
import { line } from '../kernel/text.ts';
import { mailboxOf } from './mailbox.ts';
import { personName } from './sign-up.ts';

/** The version of the text that a guardian agrees to: that of `guardian-consent` in `apps/web/content/legal`. */
export const guardianTextVersion = '2026-12-02';

/** What the athlete is asked for below the age of consent. Nothing else is kept. */
export const guardianRequestForm = z.object({
  firstName: personName,
  guardianEmail: email,
});

export const guardianAnswerForm = z.object({
  guardianName: line({ min: 2, max: 80, required: true }),
  agreed: z.boolean({ error: 'agreement_required' }).check(({ value, issues }) => {
    if (!value) issues.push(issue('agreement_required', value));
  }),
});

/** True if mail to both addresses arrives in one mailbox: `lea+parent@…` is no second person. */
export const isSameMailbox = (one: string, other: string): boolean => mailboxOf(one) === mailboxOf(other);
