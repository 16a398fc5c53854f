import { z } from 'zod/mini';
import { email } from '../kernel/email.ts';
import { issue } from '../kernel/field-errors.ts';
import { line } from '../kernel/text.ts';
import { mailboxOf } from './mailbox.ts';
import { personName } from './person-name.ts';
import { plainLetters } from './plain-letters.ts';

/** Answers that an athlete below the age of consent gives. Nothing else is kept. */
export const guardianRequestForm = z.object({
  firstName: personName,
  guardianEmail: email,
});

/** Answers that an athlete with an account gives: the first name is known. */
export const guardianAddressForm = z.pick(guardianRequestForm, { guardianEmail: true });

export const GUARDIAN_NAME_LENGTH = 80;

export const guardianAnswerForm = z.object({
  guardianName: line({ min: 2, max: GUARDIAN_NAME_LENGTH, required: true }),
  agreed: z.boolean({ error: 'agreement_required' }).check(({ value, issues }) => {
    if (!value) issues.push(issue('agreement_required', value));
  }),
});

/** The second answer: the name came with the first. */
export const guardianSecondAnswerForm = z.pick(guardianAnswerForm, { agreed: true });

/**
 * Minutes until a second mail asks the guardian to confirm a yes that came from the network and the kind of device that
 * asked.
 */
export const SECOND_MAIL_MINUTES = 10;

/** Hours in which a refusal or a withdrawal can be undone, by the link that made it. */
export const UNDO_HOURS = 24;

export const undoableUntil = (saidAt: Date): Date => new Date(saidAt.getTime() + UNDO_HOURS * 3_600_000);

export const CHILD_NAME_LENGTH = 80;

/**
 * For a refusal, a withdrawal, and undoing either. Asks for a name, because programs that scan mails press buttons and
 * type no names.
 */
export const guardianDecisionForm = z.object({
  childName: line({ max: CHILD_NAME_LENGTH, required: true }),
  confirmed: z.boolean({ error: 'confirmation_required' }).check(({ value, issues }) => {
    if (!value) issues.push(issue('confirmation_required', value));
  }),
});

/** To close one of the athlete's links. */
export const guardianCloseForm = z.pick(guardianDecisionForm, { confirmed: true });

/** For a confirmation by mail, to an address that is not kept. */
export const guardianReceiptForm = z.object({ email });

/** Ignores case, accents, spaces and signs: `jean philippe` is `Jean-Philippe`. */
export const isSameFirstName = (typed: string, name: string): boolean => plainLetters(typed) === plainLetters(name);

/** True if mail to both addresses arrives in one mailbox: `lea+parent@…` is no second person. */
export const isSameMailbox = (one: string, other: string): boolean => mailboxOf(one) === mailboxOf(other);
