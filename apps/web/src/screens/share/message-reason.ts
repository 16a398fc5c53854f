import type { Language } from '@palmares/domain/kernel';
import { m } from '../../paraglide/messages.js';

export const REASON_LENGTH = 200;

/** The values that the sentence is made of. */
interface Reasoned {
  readonly name: string;
  readonly language: Language;
  readonly reason: string;
}

/** The sentence that says who writes, with the reason after it. */
const sentences = ({ name, language, reason }: Reasoned): string =>
  [m.share_message_who({ name }, { locale: language }), reason.trim()].filter(Boolean).join(' ');

/** True while the message has the sentence that the reason follows, as the template wrote it. */
export const hasPlaceForReason = (body: string, given: Reasoned): boolean => body.includes(sentences(given));

/** Returns the message with another reason, and otherwise as the athlete wrote it. */
export const withReason = (body: string, given: Reasoned, reason: string): string =>
  body.replace(sentences(given), () => sentences({ ...given, reason }));
