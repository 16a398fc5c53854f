import { z } from 'zod/mini';
import { defineEvent, type EventOf } from '../events/definition.ts';
import { partsSchema } from '../portfolio/parts.ts';
import { type PasscodeKind, passcodeKinds } from './commands.ts';

const linkId = z.string();

const terms = { label: z.string(), expiresAt: z.nullable(z.string()), parts: z.nullable(partsSchema) };

const passcode = z.enum(passcodeKinds);

const publishedFirst = z.object({
  linkId,
  label: z.string(),
  protected: z.boolean(),
  expiresAt: z.nullable(z.string()),
});
const publishedSecond = z.object({ linkId, protected: z.boolean(), ...terms });
const passcodeChangedFirst = z.object({ linkId, protected: z.boolean() });

/** A passcode was a link's own before accounts had one. */
const withKind = <Old extends { readonly protected: boolean }>({ protected: isProtected, ...rest }: Old) => ({
  ...rest,
  passcode: (isProtected ? 'own' : 'none') satisfies PasscodeKind,
});

/** An event never contains a passcode or a token, only which kind of passcode a link asks for. */
export const sharingEvents = {
  /** Links of version 1 say nothing of parts: their athlete's age decides. */
  PortfolioPublished: defineEvent('PortfolioPublished', z.object({ linkId, passcode, ...terms }), {
    schemaVersion: 3,
    upcast: {
      1: (old) => ({ ...publishedFirst.parse(old), parts: null }),
      2: (old) => withKind(publishedSecond.parse(old)),
    },
  }),
  LinkChanged: defineEvent('LinkChanged', z.object({ linkId, ...terms })),
  LinkSwitchedOff: defineEvent('LinkSwitchedOff', z.object({ linkId })),
  LinkSwitchedOn: defineEvent('LinkSwitchedOn', z.object({ linkId })),
  LinkRevoked: defineEvent('LinkRevoked', z.object({ linkId })),
  /** The other link was published with it. */
  LinkReplaced: defineEvent('LinkReplaced', z.object({ linkId, replacedBy: linkId })),
  PasscodeChanged: defineEvent('PasscodeChanged', z.object({ linkId, passcode }), {
    schemaVersion: 2,
    upcast: { 1: (old) => withKind(passcodeChangedFirst.parse(old)) },
  }),
  /** The passcode of the account was set or replaced. It is never removed: links may ask for it. */
  AccountPasscodeChanged: defineEvent('AccountPasscodeChanged', z.object({})),
};

export type SharingEvent = EventOf<typeof sharingEvents>;
export type PortfolioPublished = Extract<SharingEvent, { type: 'PortfolioPublished' }>;
