import { networkOf, siteOf } from '@palmares/db/limits';
import { z } from 'zod';
import type { QueuedCall } from '../../server/limits/fair-queue.ts';
import type { Context } from './context.server.ts';

/** Reads only what an attempt names: nothing is normalized, because another spelling only means another line of one network. */
const attempt = z.object({ email: z.string().optional(), token: z.string().optional() }).catch({});

interface Named {
  readonly session: Pick<NonNullable<Context['session']>, 'athleteId'> | null;
  readonly visitor: Pick<Context['visitor'], 'address'>;
}

/**
 * The line in which a call waits to hash a secret. Sites take turns, because one subscriber may hold 65,536 networks;
 * within a site networks do; within a network, browsers that are logged in take turns with those that are not; and then
 * accounts, or the mailboxes and tokens that are named.
 */
export const hashLineOf = ({ session, visitor }: Named, input: unknown): QueuedCall['line'] => {
  const places = [siteOf(visitor.address), networkOf(visitor.address)] as const;
  if (session) return [...places, 'logged in', session.athleteId];
  const { email = '', token = email } = attempt.parse(input);
  return [...places, 'visitor', token];
};
