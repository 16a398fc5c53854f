import { createFileRoute } from '@tanstack/react-router';
import { takeStripeWebhook } from '../../../api/take-stripe-webhook.server.ts';

export const Route = createFileRoute('/api/stripe/webhook')({
  server: { handlers: { POST: ({ request }) => takeStripeWebhook(request) } },
});
