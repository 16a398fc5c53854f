import { z } from 'zod/mini';
import { optionalEmail } from '../kernel/email.ts';
import { absentOr } from '../kernel/field-errors.ts';
import { paragraph } from '../kernel/text.ts';

/** What a message to support is about. */
export type ContactSubject = 'general' | 'account' | 'partnership' | 'services' | 'bug' | 'privacy' | 'other';

/** Why a visitor reports a shared portfolio. */
export const reportReasons = ['consent', 'untrue', 'safety', 'offensive', 'other'] as const;
export type ReportReason = (typeof reportReasons)[number];

/** In characters. */
export const REPORT_LENGTH = 1500;

/** What a visitor says about a shared portfolio; who says it may stay unknown. */
export const reportForm = z.object({
  reason: z.enum(reportReasons, { error: absentOr('choice_invalid') }),
  body: paragraph({ required: true, max: REPORT_LENGTH }),
  email: optionalEmail,
});

/** What a person quotes to support, made of the message's id. */
export const referenceOf = (messageId: string): string =>
  `${messageId.slice(0, 4)}-${messageId.slice(4, 8)}`.toUpperCase();
