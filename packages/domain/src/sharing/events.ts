import { z } from 'zod/mini';
import { defineEvent, type EventOf } from '../events/definition.ts';
import { partsSchema } from '../portfolio/parts.ts';

const linkId = z.string();

const terms = { label: z.string(), expiresAt: z.nullable(z.string()), parts: z.nullable(partsSchema) };

const publishedFirst = z.object({
  linkId,
  label: z.string(),
  protected: z.boolean(),
  expiresAt: z.nullable(z.string()),
});

/** An event never contains a passcode or a token, only whether a link has a passcode. */
export const sharingEvents = {
  /** Links of version 1 say nothing of parts: their athlete's age decides. */
  PortfolioPublished: defineEvent('PortfolioPublished', z.object({ linkId, protected: z.boolean(), ...terms }), {
    schemaVersion: 2,
    upcast: { 1: (old) => ({ ...publishedFirst.parse(old), parts: null }) },
  }),
  LinkChanged: defineEvent('LinkChanged', z.object({ linkId, ...terms })),
  LinkSwitchedOff: defineEvent('LinkSwitchedOff', z.object({ linkId })),
  LinkSwitchedOn: defineEvent('LinkSwitchedOn', z.object({ linkId })),
  LinkRevoked: defineEvent('LinkRevoked', z.object({ linkId })),
  /** The other link was published with it. */
  LinkReplaced: defineEvent('LinkReplaced', z.object({ linkId, replacedBy: linkId })),
  PasscodeChanged: defineEvent('PasscodeChanged', z.object({ linkId, protected: z.boolean() })),
};

export type SharingEvent = EventOf<typeof sharingEvents>;
export type PortfolioPublished = Extract<SharingEvent, { type: 'PortfolioPublished' }>;
