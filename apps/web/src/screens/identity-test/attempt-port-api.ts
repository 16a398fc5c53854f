import type { ApiClient } from '../../api/client.ts';
import { isSignedOut } from '../../api/is-signed-out.ts';
import { forAccount } from '../../api/page-account.ts';
import type { AttemptPort } from './attempt-session.ts';

interface OwnAttempt {
  readonly athleteId: string;
  readonly attemptId: string;
}

/** Every call names the athlete who answered, because the session may belong to another by now. */
export const attemptPort = ({ identity }: ApiClient, { athleteId, attemptId }: OwnAttempt): AttemptPort => ({
  answer: (waiting) => identity.answer.mutate({ attemptId, ...waiting }, forAccount(athleteId)),
  finish: () => identity.finish.mutate({ attemptId, commandId: crypto.randomUUID() }, forAccount(athleteId)),
  running: () => identity.running.query({ attemptId }, forAccount(athleteId)),
  isSignedOut,
});
