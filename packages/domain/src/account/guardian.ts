import { z } from 'zod/mini';
import { email } from '../kernel/email.ts';
import { issue } from '../kernel/field-errors.ts';
import { line } from '../kernel/text.ts';
import { mailboxOf } from './mailbox.ts';
import { personName } from './person-name.ts';
import { plainLetters } from './plain-letters.ts';

/** What the athlete is asked for below the age of consent. Nothing else is kept. */
export const guardianRequestForm = z.object({
  firstName: personName,
  guardianEmail: email,
});

/** What an athlete with an account is asked for: the first name is known. */
export const guardianAddressForm = z.pick(guardianRequestForm, { guardianEmail: true });

export const guardianAnswerForm = z.object({
  guardianName: line({ min: 2, max: 80, required: true }),
  agreed: z.boolean({ error: 'agreement_required' }).check(({ value, issues }) => {
    if (!value) issues.push(issue('agreement_required', value));
  }),
});

/** The second answer: the name came with the first. */
export const guardianSecondAnswerForm = z.pick(guardianAnswerForm, { agreed: true });

/** How long after a yes from the network and the kind of device that asked a second mail is sent to confirm it. */
export const SECOND_MAIL_MINUTES = 10;

/** How long a no, or a withdrawal, can be taken back by the link that said it. */
export const UNDO_HOURS = 24;

export const undoableUntil = (saidAt: Date): Date => new Date(saidAt.getTime() + UNDO_HOURS * 3_600_000);

/** For a no, a withdrawal, and taking either back: programs that scan mails press buttons, and type no names. */
export const guardianDecisionForm = z.object({
  childName: line({ max: 80, required: true }),
  confirmed: z.boolean({ error: 'confirmation_required' }).check(({ value, issues }) => {
    if (!value) issues.push(issue('confirmation_required', value));
  }),
});

/** For a confirmation by mail, to an address that is not kept. */
export const guardianReceiptForm = z.object({ email });

/** Without case, accents, spaces and signs: `jean philippe` is `Jean-Philippe`. */
export const isSameFirstName = (typed: string, name: string): boolean => plainLetters(typed) === plainLetters(name);

/** True if mail to both addresses arrives in one mailbox: `lea+parent@…` is no second person. */
export const isSameMailbox = (one: string, other: string): boolean => mailboxOf(one) === mailboxOf(other);
