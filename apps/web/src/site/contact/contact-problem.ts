import { faultLengths, MESSAGE_LENGTH, NAME_LENGTH } from '@palmares/domain/contact';
import { type ContactField, contactFields } from '../../api/contact/contact-fields.ts';
import type { FormAnswer } from '../../api/forms/parse-answer.ts';
import { unansweredWords } from '../../api/forms/unanswered-words.ts';
import { unfitCharacterWords } from '../../notices/unfit-character-words.ts';
import { m } from '../../paraglide/messages.js';

export interface ContactProblem {
  /** Absent if it concerns the whole form. */
  readonly field?: ContactField;
  readonly words: string;
}

const longest: Readonly<Partial<Record<ContactField, number>>> = {
  name: NAME_LENGTH,
  body: MESSAGE_LENGTH,
  ...faultLengths,
};

const wordsAt = (field: ContactField, { code, params = {} }: NonNullable<FormAnswer['refusal']>): string => {
  if (code === 'too_long') return m.refusal_too_long({ reader: 'scout', max: longest[field] ?? MESSAGE_LENGTH });
  if (field === 'subject') return m.write_us_subject_required();
  if (field === 'email') return m.write_us_email_invalid();
  if (code === 'characters_invalid') return unfitCharacterWords(params);
  return field === 'name' ? m.write_us_name_required() : m.write_us_body_required();
};

/**
 * Returns why the server refused a message. Has words of its own, because those of all other refusals speak to
 * athletes.
 */
export const contactProblem = (answer: FormAnswer | null): ContactProblem | undefined => {
  const unanswered = unansweredWords(answer, 'scout');
  if (unanswered !== undefined) return { words: unanswered };
  if (!answer?.refusal) return undefined;
  const { code, field } = answer.refusal;
  if (code === 'form_expired') return { words: m.write_us_expired() };
  if (code === 'looks_automatic') return { words: m.write_us_looks_automatic() };
  const named = contactFields.find((name) => name === field);
  return named ? { field: named, words: wordsAt(named, answer.refusal) } : { words: m.write_us_refused() };
};
