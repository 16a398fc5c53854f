import { createFileRoute } from '@tanstack/react-router';
import { takeStripeWebhook } from '../../../api/plan/take-stripe-webhook.server.ts';
import { withErrorLogging } from '../../../api/transport/with-error-logging.server.ts';

export const Route = createFileRoute('/api/stripe/webhook')({
  server: { handlers: { POST: withErrorLogging(({ request }: { request: Request }) => takeStripeWebhook(request)) } },
});
