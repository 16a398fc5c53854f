import { createFileRoute } from '@tanstack/react-router';
import { sendFeed } from '../../api/blog/send-feed.server.ts';
import { withErrorLogging } from '../../api/transport/with-error-logging.server.ts';

export const Route = createFileRoute('/$lang/blog/rss.xml')({
  server: { handlers: { GET: withErrorLogging(sendFeed) } },
});
