import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

export interface SimulatorProcess {
  readonly url: string;
  stop(): Promise<void>;
}

export interface SimulatorSettings {
  readonly webhookUrl: string;
  readonly webhookSecret: string;
  /** A folder that outlives the process. */
  readonly data: string;
}

const main = fileURLToPath(new URL('../../../../tools/stripe-simulator/main.ts', import.meta.url));

/** Runs the simulator as a separate program, so that billing only knows its address, as with Stripe. */
export const startSimulator = async (settings: SimulatorSettings): Promise<SimulatorProcess> => {
  const child = spawn(process.execPath, [main], {
    env: {
      PATH: process.env.PATH,
      NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
      HOST: '127.0.0.1',
      PORT: '0',
      STRIPE_WEBHOOK_URL: settings.webhookUrl,
      STRIPE_WEBHOOK_SECRET: settings.webhookSecret,
      SIMULATOR_DATA: settings.data,
      PLAN_CURRENCY: 'cad',
    },
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const exited = once(child, 'exit');
  let printed = '';
  const url = await new Promise<string>((resolve, reject) => {
    child.stdout.on('data', (chunk: Buffer) => {
      printed += chunk.toString();
      const found = /http:\/\/\S+/.exec(printed)?.[0];
      if (found) resolve(found);
    });
    exited.then(() => reject(new Error(`The simulator ended: ${printed}`)), reject);
  });
  return {
    url,
    stop: async () => {
      child.kill('SIGTERM');
      await exited;
    },
  };
};
