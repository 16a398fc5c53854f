import { z } from 'zod/mini';
import type { PublishingCode } from '../account/consent.ts';
import type { Context } from '../kernel/decider.ts';
import { absentOr } from '../kernel/field-errors.ts';
import { sixDigits } from '../kernel/six-digits.ts';
import { line, lineLimits } from '../kernel/text.ts';
import { type Parts, partsSchema } from '../portfolio/parts.ts';
import type { LinkEnd } from './link-end.ts';

export const passcode = sixDigits;

/** The fields of a link that an athlete may change: its label, its end and the parts that it opens. */
export const linkForm = z.object({
  label: line(lineLimits),
  days: z.optional(z.nullable(z.number())),
  expiresAt: z.optional(z.nullable(z.iso.datetime({ offset: true, error: absentOr('date_invalid') }))),
  parts: z.nullable(partsSchema),
});

/** Kinds of passcode that a link asks for: the account's, one of its own, or none. */
export const passcodeKinds = ['account', 'own', 'none'] as const;
export type PasscodeKind = (typeof passcodeKinds)[number];

const choice = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('account') }),
  z.object({ kind: z.literal('own'), code: passcode }),
  z.object({ kind: z.literal('none') }),
]);
export type PasscodeChoice = z.infer<typeof choice>;

/** The form for the passcode of a link. */
export const passcodeForm = z.object({ passcode: choice });

/** The form for a new publish link. */
export const publishForm = z.extend(linkForm, { passcode: choice });

/** The form for the passcode of the account. */
export const accountPasscodeForm = z.object({ passcode });

/** The facts besides the existing links on which publishing depends; without them it is refused. */
export interface SharingContext extends Context {
  readonly plan?: 'free' | 'athlete';
  readonly emailVerified?: boolean;
  /** Why the athlete's age or guardian closes publishing; null if they do not. */
  readonly ageRefusal?: PublishingCode | null;
}

interface LinkTerms extends LinkEnd {
  readonly linkId: string;
  readonly label: string;
  /** Null means the parts that suit the athlete's age. */
  readonly parts: Parts | null;
}

export interface PublishPortfolio extends LinkTerms {
  readonly type: 'PublishPortfolio';
  readonly passcode: PasscodeKind;
}

export interface ChangeLink extends LinkTerms {
  readonly type: 'ChangeLink';
}

/** A link that is off opens nothing, and can be switched on again. */
export interface SwitchLink {
  readonly type: 'SwitchLink';
  readonly linkId: string;
  readonly on: boolean;
}

/** Publishes a new link with the same terms in place of one that got into the wrong hands. */
export interface ReplaceLink {
  readonly type: 'ReplaceLink';
  readonly linkId: string;
  readonly newLinkId: string;
}

export interface RevokeLink {
  readonly type: 'RevokeLink';
  readonly linkId: string;
}

/** Sets, replaces or removes the passcode. The command carries only which kind it is, never the code. */
export interface ChangePasscode {
  readonly type: 'ChangePasscode';
  readonly linkId: string;
  readonly passcode: PasscodeKind;
}

/** Sets or replaces the passcode of the account, which any of its links may ask for. */
export interface ChangeAccountPasscode {
  readonly type: 'ChangeAccountPasscode';
}

export type SharingCommand =
  | PublishPortfolio
  | ChangeLink
  | SwitchLink
  | RevokeLink
  | ReplaceLink
  | ChangePasscode
  | ChangeAccountPasscode;
