import type { ApiClient } from '../../api/client.ts';
import { isSignedOut } from '../../api/is-signed-out.ts';
import type { AttemptPort } from './attempt-session.ts';

export const attemptPort = ({ identity }: ApiClient, attemptId: string): AttemptPort => ({
  answer: ({ commandId, answer }) => identity.answer.mutate({ commandId, attemptId, answer }),
  finish: () => identity.finish.mutate({ commandId: crypto.randomUUID(), attemptId }),
  isSignedOut,
  running: async () => {
    const { running } = await identity.state.query();
    return running?.attemptId === attemptId ? running : null;
  },
});
