import { createFileRoute } from '@tanstack/react-router';
import { sendExport } from '../../../api/data-export/send-export.server.ts';
import { withErrorLogging } from '../../../api/transport/with-error-logging.server.ts';

export const Route = createFileRoute('/api/exports/$exportId')({
  server: { handlers: { GET: withErrorLogging(sendExport) } },
});
