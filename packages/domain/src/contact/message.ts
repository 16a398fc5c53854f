import { z } from 'zod/mini';
import { email, optionalEmail } from '../kernel/email.ts';
import { absentOr } from '../kernel/field-errors.ts';
import { line, lineLimits, paragraph } from '../kernel/text.ts';
import { faultLengths, MESSAGE_LENGTH, REPORT_LENGTH } from './lengths.ts';

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
export const NAME_LENGTH = lineLimits.max;

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
