export { takeWebhook } from './webhook-inbox.ts';
