import { createFileRoute } from '@tanstack/react-router';
import { answerSharedAddress } from '../../../api/shared-portfolio/answer-shared-address.server.ts';
import { withErrorLogging } from '../../../api/transport/with-error-logging.server.ts';

export const Route = createFileRoute('/api/shared/$address')({
  server: { handlers: { GET: withErrorLogging(answerSharedAddress) } },
});
