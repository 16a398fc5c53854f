import { startSimulator } from './server.ts';

const absent: string[] = [];

const setting = (name: string, fallback?: string): string => {
  const value = process.env[name] || fallback;
  if (!value) absent.push(name);
  return value ?? '';
};

const options = {
  host: setting('HOST', '127.0.0.1'),
  port: Number(setting('PORT', '4242')),
  webhookUrl: setting('STRIPE_WEBHOOK_URL'),
  webhookSecret: setting('STRIPE_WEBHOOK_SECRET'),
  data: setting('SIMULATOR_DATA'),
  currency: setting('PLAN_CURRENCY', 'cad'),
  log: (line: string) => console.error(line),
};

if (absent.length > 0) {
  console.error(`The Stripe simulator needs ${absent.join(', ')} in its environment.`);
  process.exit(2);
}

const simulator = await startSimulator(options);
console.log(`Stripe simulator on ${simulator.url}`);

let stopping = false;
const stop = async (): Promise<void> => {
  if (stopping) return;
  stopping = true;
  await simulator.stop();
  process.exit(0);
};
process.on('SIGTERM', () => void stop());
process.on('SIGINT', () => void stop());
