import { writeToSupport } from '@palmares/application';
import { contactFormAge } from '@palmares/db/contact-messages';
import { email } from '@palmares/domain/account';
import { refused } from '@palmares/domain/kernel';
import { chargeAttempt, refundOnFailure } from '../transport/charge-call.server.ts';
import type { Context } from '../transport/context.server.ts';
import { TRAP_FIELD } from './contact-fields.ts';

/** Minimum milliseconds in which a person reads and fills in the form. */
const QUICKEST = 3000;

interface Given {
  readonly formId: string;
  readonly form: Readonly<Record<string, unknown>>;
}

/** True if the hidden field is filled in, or the form is posted faster than a person could. */
const looksAutomatic = ({ [TRAP_FIELD]: trap = '' }: Given['form'], age: number): boolean =>
  trap !== '' || age < QUICKEST;

const charge = async (ctx: Context, typed: unknown) => {
  const network = await chargeAttempt(ctx, 'contact-network', ctx.visitor.address);
  const address = email.safeParse(typed);
  if (!address.success) return network;
  const mailbox = await refundOnFailure(network, chargeAttempt(ctx, 'contact-mailbox', address.data));
  return async () => {
    await Promise.all([network(), mailbox()]);
  };
};

/** Stores a message to support. A refused message is not charged. */
export const writeMessage = async (ctx: Context, { formId, form }: Given) => {
  const { services, language, session } = ctx;
  const age = contactFormAge(services.config.pepper, formId, services.now());
  if (age === null) return refused('form_expired');
  if (looksAutomatic(form, age)) return refused('looks_automatic');
  const refund = await charge(ctx, form.email);
  const athleteId = session?.athleteId ?? null;
  const written = await refundOnFailure(refund, writeToSupport(services, { form, language, formId, athleteId }));
  if (!written.ok) await refund();
  return written;
};
