import { z } from 'zod/mini';
import { defineEvent, type EventOf } from '../events/definition.ts';

const linkId = z.string();

/** An event never contains a passcode or a token, only whether a link has a passcode. */
export const sharingEvents = {
  PortfolioPublished: defineEvent(
    'PortfolioPublished',
    z.object({ linkId, label: z.string(), protected: z.boolean(), expiresAt: z.nullable(z.string()) }),
  ),
  LinkRevoked: defineEvent('LinkRevoked', z.object({ linkId })),
  PasscodeChanged: defineEvent('PasscodeChanged', z.object({ linkId, protected: z.boolean() })),
};

export type SharingEvent = EventOf<typeof sharingEvents>;
export type PortfolioPublished = Extract<SharingEvent, { type: 'PortfolioPublished' }>;
