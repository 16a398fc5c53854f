import { networkOf, siteOf } from '@palmares/db/limits';
import { z } from 'zod';
import type { QueuedCall } from '../../server/limits/fair-queue.ts';
import type { Context } from './context.server.ts';

/**
 * Reads only the names in an attempt. They are not normalized, because another spelling is only another line within one
 * network.
 */
const attempt = z.object({ email: z.string().optional(), token: z.string().optional() }).catch({});

interface Named {
  readonly session: Pick<NonNullable<Context['session']>, 'athleteId'> | null;
  readonly visitor: Pick<Context['visitor'], 'address'>;
}

/**
 * Returns the line in which a call waits to hash a secret. Sites take turns, because one subscriber may hold 65,536
 * networks; within a site, networks do; within a network, logged-in browsers take turns with all others; and within
 * these, accounts, or the mailboxes and tokens that the calls name.
 */
export const hashLineOf = ({ session, visitor }: Named, input: unknown): QueuedCall['line'] => {
  const places = [siteOf(visitor.address), networkOf(visitor.address)] as const;
  if (session) return [...places, 'logged in', session.athleteId];
  const { email = '', token = email } = attempt.parse(input);
  return [...places, 'visitor', token];
};
