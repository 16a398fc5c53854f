import { createFileRoute } from '@tanstack/react-router';
import { askToStopMails, stopMails } from '../../../api/openings/stop-mails.server.ts';
import { withErrorLogging } from '../../../api/transport/with-error-logging.server.ts';

export const Route = createFileRoute('/api/mails/$token')({
  server: { handlers: { GET: withErrorLogging(askToStopMails), POST: withErrorLogging(stopMails) } },
});
