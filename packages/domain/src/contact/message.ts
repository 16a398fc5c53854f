import { z } from 'zod/mini';
import { email, optionalEmail } from '../kernel/email.ts';
import { absentOr } from '../kernel/field-errors.ts';
import { line, lineLimits, paragraph } from '../kernel/text.ts';
import { faultLengths, MESSAGE_LENGTH, REPORT_LENGTH } from './lengths.ts';

/** Subjects of a message to support. The three after `services` are services. */
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

/** Maximum length of a name, in characters. */
export const NAME_LENGTH = lineLimits.max;

/** A visitor's report about a shared portfolio, which may be anonymous. */
export const reportForm = z.object({
  reason: z.enum(reportReasons, { error: absentOr('choice_invalid') }),
  body: paragraph({ required: true, max: REPORT_LENGTH }),
  email: optionalEmail,
});

const factAbout = (fact: keyof typeof faultLengths) => z._default(line({ max: faultLengths[fact] }), '');

/** A message to support. The last three fields come with a fault. */
export const contactForm = z.object({
  subject: z.enum(contactSubjects, { error: absentOr('choice_invalid') }),
  name: line({ required: true, ...lineLimits }),
  email,
  body: paragraph({ required: true, max: MESSAGE_LENGTH }),
  page: factAbout('page'),
  errorId: factAbout('errorId'),
  version: factAbout('version'),
});
