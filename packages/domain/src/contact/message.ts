import { z } from 'zod/mini';
import { email, optionalEmail } from '../kernel/email.ts';
import { absentOr } from '../kernel/field-errors.ts';
import { line, lineLimits, paragraph } from '../kernel/text.ts';

/** What a message to support is about. The three after `services` are services. */
export const contactSubjects = [
  'general',
  'account',
  'partnership',
  'services',
  'team_cohesion',
  'conferences',
  'mental_preparation',
  'bug',
  'privacy',
  'other',
] as const;
export type ContactSubject = (typeof contactSubjects)[number];

/** Why a visitor reports a shared portfolio. */
export const reportReasons = ['consent', 'untrue', 'safety', 'offensive', 'other'] as const;
export type ReportReason = (typeof reportReasons)[number];

/** In characters. */
export const REPORT_LENGTH = 1500;
/** In characters. */
export const MESSAGE_LENGTH = 2000;
/** In characters. */
export const NAME_LENGTH = lineLimits.max;
/** In characters: where a fault appeared, its id, and the version of the site. */
export const faultLengths = { page: 300, errorId: 80, version: 60 } as const;

/** What a visitor says about a shared portfolio; who says it may stay unknown. */
export const reportForm = z.object({
  reason: z.enum(reportReasons, { error: absentOr('choice_invalid') }),
  body: paragraph({ required: true, max: REPORT_LENGTH }),
  email: optionalEmail,
});

const factAbout = (fact: keyof typeof faultLengths) => z._default(line({ max: faultLengths[fact] }), '');

/** What anybody writes to support. The last three fields come with a fault. */
export const contactForm = z.object({
  subject: z.enum(contactSubjects, { error: absentOr('choice_invalid') }),
  name: line({ required: true, ...lineLimits }),
  email,
  body: paragraph({ required: true, max: MESSAGE_LENGTH }),
  page: factAbout('page'),
  errorId: factAbout('errorId'),
  version: factAbout('version'),
});

/** Crockford's base 32 has no I, L, O and U, which are misread. */
const digits = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const REFERENCE_HEX = 10;

/** What a person quotes to support: the first 40 bits of the message's id as eight characters. */
export const referenceOf = (messageId: string): string => {
  const bits = BigInt(`0x${messageId.replaceAll('-', '').slice(0, REFERENCE_HEX)}`);
  const text = Array.from({ length: 8 }, (_, at) => digits[Number((bits >> BigInt(35 - 5 * at)) & 31n)]).join('');
  return `${text.slice(0, 4)}-${text.slice(4)}`;
};

const reference = /^[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/;

/** True for what {@link referenceOf} could have made. */
export const isReference = (text: unknown): text is string => typeof text === 'string' && reference.test(text);
