import { createFileRoute } from '@tanstack/react-router';
import { sendOwnPdf } from '../../../api/sharing/send-own-pdf.server.ts';
import { withErrorLogging } from '../../../api/transport/with-error-logging.server.ts';

export const Route = createFileRoute('/api/links/$linkId/portfolio.pdf')({
  server: { handlers: { GET: withErrorLogging(sendOwnPdf) } },
});
