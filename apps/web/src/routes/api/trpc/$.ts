import { createFileRoute } from '@tanstack/react-router';
import { answerApiCall } from '../../../api/answer-api-call.server.ts';

export const Route = createFileRoute('/api/trpc/$')({
  server: {
    handlers: {
      GET: ({ request }) => answerApiCall(request),
      POST: ({ request }) => answerApiCall(request),
    },
  },
});
