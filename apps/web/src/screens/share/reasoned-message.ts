import type { KeptMessage } from './kept-messages.ts';
import { withReason } from './message-reason.ts';
import { type Message, messageTemplate, type Occasion } from './message-template.ts';

/** A message with the reason that was given for it, which the athlete may have removed from the text. */
export interface ReasonedMessage extends KeptMessage {
  readonly reason: string;
}

/** Returns the message with another reason, in the text too if it has a place there. */
export const withOtherReason = (message: ReasonedMessage, name: string, reason: string): ReasonedMessage => {
  const body = withReason(message.body, { name, language: message.language, reason: message.reason }, reason);
  return { ...message, body, reason };
};

/** Returns the message with another subject or text. */
export const withOtherWords = (
  { subject, body, language, reason }: ReasonedMessage,
  change: Partial<Message>,
): ReasonedMessage => ({
  subject: change.subject ?? subject,
  body: change.body ?? body,
  language,
  reason,
});

/** Returns the template, in the language of the occasion, with the reason in its place. */
export const templateWith = (occasion: Occasion, reason: string): ReasonedMessage => {
  const { sender, language } = occasion;
  return withOtherReason({ ...messageTemplate(occasion), language, reason: '' }, sender.name, reason);
};

/** Returns what the athlete wrote, or the template until there is anything. */
export const messageOf = (occasion: Occasion, written: KeptMessage | undefined): ReasonedMessage =>
  written ? { ...written, reason: written.reason ?? '' } : templateWith(occasion, '');

/** True if the athlete wrote more than the reason, so that a template in its place discards words. */
export const hasOwnWords = (message: ReasonedMessage, occasion: Occasion): boolean => {
  const { subject, body } = templateWith({ ...occasion, language: message.language }, message.reason);
  return message.subject !== subject || message.body !== body;
};
