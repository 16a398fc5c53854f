import { createFileRoute } from '@tanstack/react-router';
import { sendFile } from '../../../api/files/send-file.server.ts';
import { withErrorLogging } from '../../../api/transport/with-error-logging.server.ts';

export const Route = createFileRoute('/api/files/$fileId_/$size')({
  server: { handlers: { GET: withErrorLogging(sendFile) } },
});
