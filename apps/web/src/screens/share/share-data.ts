import type { inferRouterOutputs } from '@trpc/server';
import type { AppRouter } from '../../api/app-router.server.ts';

type Answers = inferRouterOutputs<AppRouter>;

export type ShareData = Answers['sharing']['mine'];
export type SharedLink = Answers['sharing']['links']['links'][number];
export type Sender = ShareData['sender'];

/** Shown once: the server stores only a hash of the passcode. */
export interface FreshLink {
  readonly linkId: string;
  readonly url: string;
  readonly label: string;
  readonly passcode: string | null;
}
