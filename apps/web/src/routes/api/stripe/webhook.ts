import { createFileRoute } from '@tanstack/react-router';
import { orLogged } from '../../../api/or-logged.server.ts';
import { takeStripeWebhook } from '../../../api/take-stripe-webhook.server.ts';

export const Route = createFileRoute('/api/stripe/webhook')({
  server: { handlers: { POST: orLogged(({ request }: { request: Request }) => takeStripeWebhook(request)) } },
});
