import { createFileRoute } from '@tanstack/react-router';
import { sendShared } from '../../../api/shared-portfolio/send-shared.server.ts';
import { withErrorLogging } from '../../../api/transport/with-error-logging.server.ts';

export const Route = createFileRoute('/api/shared/$address')({
  server: { handlers: { GET: withErrorLogging(sendShared) } },
});
