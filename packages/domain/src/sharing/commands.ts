import { z } from 'zod';
import type { Context } from '../kernel/decider.ts';
import { absentOr } from '../kernel/field-errors.ts';
import { sixDigits } from '../kernel/six-digits.ts';
import { line, lineLimits } from '../kernel/text.ts';

export const passcode = sixDigits;

/** What an athlete says of a new link: for whom it is, and what guards it. */
export const publishForm = z.object({
  label: line(lineLimits),
  passcode: passcode.nullable(),
  expiresAt: z.iso.datetime({ offset: true, error: absentOr('date_invalid') }).nullable(),
});

/** Publishing depends on the athlete's plan and email; a context without them publishes nothing. */
export interface SharingContext extends Context {
  readonly plan?: 'free' | 'athlete';
  readonly emailVerified?: boolean;
}

export interface PublishPortfolio {
  readonly type: 'PublishPortfolio';
  readonly linkId: string;
  readonly label: string;
  readonly protected: boolean;
  /** ISO time, or null for a link that stays. */
  readonly expiresAt: string | null;
}

export interface RevokeLink {
  readonly type: 'RevokeLink';
  readonly linkId: string;
}

/** Also from one code to another: the event says that it changed, not to what. */
export interface ChangePasscode {
  readonly type: 'ChangePasscode';
  readonly linkId: string;
  readonly protected: boolean;
}

export type SharingCommand = PublishPortfolio | RevokeLink | ChangePasscode;
