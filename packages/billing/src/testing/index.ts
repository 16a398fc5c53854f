export { payBeside, payCheckout, refundedCents, simulatedStripe } from './second-subscription.ts';
export { type SimulatorProcess, startSimulator } from './simulator.ts';
export { type StripeTurnstile, startStripeTurnstile } from './stripe-turnstile.ts';
export { startWebhookReceiver, type WebhookReceiver } from './webhook-receiver.ts';
