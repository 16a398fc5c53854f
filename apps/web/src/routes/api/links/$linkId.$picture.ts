import { createFileRoute } from '@tanstack/react-router';
import { sendQrCode } from '../../../api/sharing/send-qr-code.server.ts';
import { withErrorLogging } from '../../../api/transport/with-error-logging.server.ts';

export const Route = createFileRoute('/api/links/$linkId/$picture')({
  server: { handlers: { GET: withErrorLogging(sendQrCode) } },
});
