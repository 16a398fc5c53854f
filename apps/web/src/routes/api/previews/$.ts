import { createFileRoute } from '@tanstack/react-router';
import { sendPreview } from '../../../api/previews/send-preview.server.ts';
import { withErrorLogging } from '../../../api/transport/with-error-logging.server.ts';

export const Route = createFileRoute('/api/previews/$')({
  server: { handlers: { GET: withErrorLogging(sendPreview) } },
});
