import { z } from 'zod/mini';
import { fieldErrorOf, issue } from '../kernel/field-errors.ts';
import type { Athlete, GuardianConsent } from './events.ts';
import { type SectionChange, type SectionName, sectionNames, sections } from './sections.ts';

/** The stream's first command, with the answers given at sign-up. */
export interface StartPortfolio extends Athlete {
  readonly type: 'StartPortfolio';
}

/** Gives the account, and with it the portfolio, another name. */
export interface RenameAthlete extends Pick<Athlete, 'firstName' | 'lastName'> {
  readonly type: 'RenameAthlete';
}

/** Records the consent of a parent or guardian. */
export interface ConfirmGuardian extends GuardianConsent {
  readonly type: 'ConfirmGuardian';
}

/** Sent by the link in a mail to the guardian. */
export interface WithdrawGuardian {
  readonly type: 'WithdrawGuardian';
}

/** Sent by the link that withdrew, for a day. */
export interface RestoreGuardian {
  readonly type: 'RestoreGuardian';
}

/** Ends the guardian's role once the athlete is an adult. */
export interface EndGuardian {
  readonly type: 'EndGuardian';
}

/** The athlete agrees at the age of consent, after a guardian did before. */
export interface GiveOwnConsent {
  readonly type: 'GiveOwnConsent';
  readonly textVersion: string;
}

export type ConsentCommand = ConfirmGuardian | WithdrawGuardian | RestoreGuardian | EndGuardian | GiveOwnConsent;

/** Forgets another person for good. Only support sends it, because the person's key is destroyed with it. */
export interface ForgetContact {
  readonly type: 'ForgetContact';
  readonly contactId: string;
}

/** A change to one section, based on version `basedOn` of it (0: never written). */
export type SectionEdit<Name extends SectionName = SectionName> = {
  [Each in Name]: { readonly section: Each; readonly basedOn: number; readonly change: SectionChange<Each> };
}[Name];

declare const parsed: unique symbol;

/** An edit that {@link sectionEdit} has parsed. `decide` takes no other, because it does not parse again. */
export type ParsedEdit = SectionEdit & { readonly [parsed]: true };

export type PortfolioCommand = StartPortfolio | RenameAthlete | ConsentCommand | ForgetContact | ParsedEdit;

const request = z.object({
  section: z.custom<SectionName>((name) => sectionNames.some((known) => known === name), { error: 'invalid' }),
  basedOn: z.int({ error: 'invalid' }).check(z.nonnegative({ error: 'invalid' })),
  change: z.unknown(),
});

/** Parses an edit of any section, as the API accepts it. */
export const sectionEdit = z.pipe(
  request,
  z.transform(({ section, basedOn, change }, context): ParsedEdit => {
    const parsed = sections[section].command.safeParse(change);
    // The compiler cannot tie a section's name to its commands.
    if (parsed.success) return { section, basedOn, change: parsed.data } as ParsedEdit;
    for (const found of parsed.error.issues) {
      const { code, params } = fieldErrorOf(found);
      context.issues.push(issue(code, change, { path: ['change', ...found.path], params }));
    }
    return z.NEVER;
  }),
);
