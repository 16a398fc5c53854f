import { z } from 'zod/mini';
import type { PublishingCode } from '../account/consent.ts';
import type { Context } from '../kernel/decider.ts';
import { absentOr } from '../kernel/field-errors.ts';
import { sixDigits } from '../kernel/six-digits.ts';
import { line, lineLimits } from '../kernel/text.ts';

export const passcode = sixDigits;

/** The form for a new publish link: its label, passcode and end date. */
export const publishForm = z.object({
  label: line(lineLimits),
  passcode: z.nullable(passcode),
  expiresAt: z.nullable(z.iso.datetime({ offset: true, error: absentOr('date_invalid') })),
});

/** The facts besides the existing links on which publishing depends; without them it is refused. */
export interface SharingContext extends Context {
  readonly plan?: 'free' | 'athlete';
  readonly emailVerified?: boolean;
  /** Why the athlete's age or guardian closes publishing; null if they do not. */
  readonly ageRefusal?: PublishingCode | null;
}

export interface PublishPortfolio {
  readonly type: 'PublishPortfolio';
  readonly linkId: string;
  readonly label: string;
  readonly protected: boolean;
  /** ISO time, or null for a link without an end. */
  readonly expiresAt: string | null;
}

export interface RevokeLink {
  readonly type: 'RevokeLink';
  readonly linkId: string;
}

/** Sets, replaces or removes the passcode. The command carries only whether there is one, never the code. */
export interface ChangePasscode {
  readonly type: 'ChangePasscode';
  readonly linkId: string;
  readonly protected: boolean;
}

export type SharingCommand = PublishPortfolio | RevokeLink | ChangePasscode;
