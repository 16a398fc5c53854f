import type { ApiClient } from '../../api/client.ts';
import { isSignedOut } from '../../api/is-signed-out.ts';
import type { AttemptPort } from './attempt-session.ts';

interface OwnAttempt {
  readonly athleteId: string;
  readonly attemptId: string;
}

/** Every call names the athlete whose answers are meant, because the session may belong to another by now. */
export const attemptPort = ({ identity }: ApiClient, own: OwnAttempt): AttemptPort => ({
  answer: (waiting) => identity.answer.mutate({ ...own, ...waiting }),
  finish: () => identity.finish.mutate({ ...own, commandId: crypto.randomUUID() }),
  running: () => identity.running.query(own),
  isSignedOut,
});
