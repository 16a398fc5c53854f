import type { SharedLink } from './share-data.ts';

export type PasscodeKind = SharedLink['passcode'];

/** The passcode that a link is to ask for. */
export type PasscodeChoice = { readonly kind: 'account' | 'none' } | { readonly kind: 'own'; readonly code: string };

const DIGITS = 6;

export const isWholeCode = (code: string): boolean => code.length === DIGITS;

export const passcodeChoice = (kind: PasscodeKind, code: string): PasscodeChoice =>
  kind === 'own' ? { kind, code } : { kind };
