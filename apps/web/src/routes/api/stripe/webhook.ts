import { createFileRoute } from '@tanstack/react-router';
import { takeStripeWebhook } from '../../../api/plan/take-stripe-webhook.server.ts';
import { orLogged } from '../../../api/transport/or-logged.server.ts';

export const Route = createFileRoute('/api/stripe/webhook')({
  server: { handlers: { POST: orLogged(({ request }: { request: Request }) => takeStripeWebhook(request)) } },
});
