import { mkdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { lockFolder } from '@palmares/db/embedded/folder-lock';
import { untilAnswering } from './answering.ts';
import { buildProduct, generateSources } from './build.ts';
import { startChild } from './child.ts';
import { openDatabase, prepareDatabase } from './database.ts';
import { type Demo, hasAccounts, readDemo, seedDemo } from './demo.ts';
import { childEnvironments } from './environments.ts';
import { choosePorts, type Ports } from './ports.ts';
import { type Step, silently } from './progress.ts';
import { secretsIn } from './secrets.ts';
import { inheritedEnvironment, root, type StartSettings } from './settings.ts';

export interface ProductOptions extends StartSettings {
  /** Preferred ports; one that is left out is any free one. */
  readonly ports: Partial<Ports>;
  readonly step?: Step;
  readonly note?: (line: string) => void;
  readonly warn?: (line: string) => void;
  readonly signal?: AbortSignal;
  readonly seed?: boolean;
  /** Off only where nobody will miss the data. */
  readonly fsync?: boolean;
}

export interface Product {
  readonly url: string;
  readonly mailboxUrl: string;
  readonly smtpUrl: string;
  /** Undefined when Stripe itself is used. */
  readonly stripeUrl: string | undefined;
  readonly ownerUrl: string;
  readonly dataFolder: string;
  readonly demo: Demo | undefined;
  /** What an operator needs in the environment to use `palmares` on this installation. */
  readonly environment: Readonly<Record<string, string>>;
  /** Settles with the reason when a part of it ends by itself. */
  readonly died: Promise<Error>;
  stop(): Promise<void>;
}

interface Part {
  readonly died?: Promise<Error>;
  stop(): Promise<void> | void;
}

const nothing = () => undefined;
const vite = () =>
  join(dirname(createRequire(join(root, 'apps/web/package.json')).resolve('vite/package.json')), 'bin/vite.js');

/** Everything the product consists of, on this machine, each part in a process of its own. */
export const startProduct = async (options: ProductOptions): Promise<Product> => {
  const { dataFolder, dev, step = silently, note = nothing, warn = nothing, fsync = true, seed = true } = options;
  const signal = options.signal ?? new AbortController().signal;
  const parts: Part[] = [];
  const stop = async () => {
    for (const part of parts.splice(0).reverse()) await part.stop();
  };
  const fail = Promise.withResolvers<Error>();
  const running = <P extends Part>(part: P): P => {
    parts.push(part);
    part.died?.then(fail.resolve, fail.reject);
    return part;
  };
  const cancelled = Promise.withResolvers<never>();
  signal.addEventListener('abort', () => cancelled.reject(signal.reason), { once: true });
  const unlessItDies = <Result>(work: Promise<Result>): Promise<Result> =>
    Promise.race([work, cancelled.promise, fail.promise.then((error) => Promise.reject(error))]);
  cancelled.promise.catch(nothing);

  const start = async (): Promise<Product> => {
    mkdirSync(dataFolder, { recursive: true });
    const lock = lockFolder(dataFolder);
    running({ stop: () => lock.release() });
    const secrets = secretsIn(dataFolder);
    const { ports, notes } = await choosePorts(options.ports);
    for (const line of notes) note(line);

    await step(dev ? 'generate sources' : 'build what changed', () =>
      unlessItDies(dev ? generateSources() : buildProduct()),
    );
    const database = await step('PostgreSQL', async () =>
      running(await openDatabase(options.databaseUrl, dataFolder, ports.postgres, fsync)),
    );
    signal.throwIfAborted();
    const appUrl = await step('migrate', () => unlessItDies(prepareDatabase(database.ownerUrl, secrets)));

    const env = childEnvironments({
      settings: options,
      ports,
      secrets,
      appUrl,
      dataFolder,
      inherited: inheritedEnvironment(),
    });
    const child = (
      name: string,
      script: string,
      childEnv: Readonly<Record<string, string>>,
      cwd = root,
      nodeArgs: string[] = [],
    ) =>
      running(
        startChild({
          name,
          args: [...nodeArgs, script],
          cwd,
          env: childEnv,
          logFile: join(dataFolder, 'palmares.log'),
          warn,
        }),
      );
    const reload = dev ? ['--watch', '--watch-preserve-output'] : [];

    await step('mailbox and Stripe simulator', async () => {
      const answering: Promise<void>[] = [];
      if (!options.stripe) {
        child('stripe', join(root, 'tools/stripe-simulator/main.ts'), env.stripe);
        answering.push(untilAnswering(`http://127.0.0.1:${ports.stripe}/`, 30, signal));
      }
      if (!options.smtpUrl) {
        child('mailbox', join(root, 'tools/mailbox/main.ts'), env.mailbox);
        answering.push(untilAnswering(`http://127.0.0.1:${ports.mailbox}/`, 30, signal));
      }
      await unlessItDies(Promise.all(answering));
    });
    await step('worker', async () => child('worker', join(root, 'apps/worker/src/main.ts'), env.worker, root, reload));
    if (seed && !(await hasAccounts(database.ownerUrl)))
      await step('seed the demo athlete', () => unlessItDies(seedDemo(dataFolder, env.operator)));
    await step('web app', async () => {
      const web = join(root, 'apps/web');
      child('web', dev ? vite() : join(web, 'serve.ts'), env.web, web);
      await unlessItDies(untilAnswering(`http://127.0.0.1:${ports.web}/readyz`, 60, signal));
    });

    return {
      url: env.publicUrl,
      mailboxUrl: `http://127.0.0.1:${ports.mailbox}`,
      smtpUrl: env.smtpUrl,
      stripeUrl: options.stripe ? undefined : `http://127.0.0.1:${ports.stripe}`,
      ownerUrl: database.ownerUrl,
      dataFolder,
      demo: readDemo(dataFolder, env.publicUrl),
      environment: env.operator,
      died: fail.promise,
      stop,
    };
  };
  return start().catch(async (error: unknown) => {
    await stop();
    throw error;
  });
};
