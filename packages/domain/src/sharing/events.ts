import { z } from 'zod';
import { defineEvent, type EventOf } from '../events/definition.ts';

const linkId = z.string();

/** Passcodes and tokens are never in an event, only that there is one or that it changed. */
export const sharingEvents = {
  PortfolioPublished: defineEvent(
    'PortfolioPublished',
    z.object({ linkId, label: z.string(), protected: z.boolean(), expiresAt: z.string().nullable() }),
  ),
  LinkRevoked: defineEvent('LinkRevoked', z.object({ linkId })),
  PasscodeChanged: defineEvent('PasscodeChanged', z.object({ linkId, protected: z.boolean() })),
};

export type SharingEvent = EventOf<typeof sharingEvents>;
export type PortfolioPublished = Extract<SharingEvent, { type: 'PortfolioPublished' }>;
