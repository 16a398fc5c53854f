import { createFileRoute } from '@tanstack/react-router';
import { receiveFile } from '../../../api/files/receive-file.server.ts';
import { withErrorLogging } from '../../../api/transport/with-error-logging.server.ts';

export const Route = createFileRoute('/api/files/$fileId')({
  server: { handlers: { PUT: withErrorLogging(receiveFile) } },
});
