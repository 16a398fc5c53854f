import { mkdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { lockFolder } from '@palmares/embedded-postgres';
import { untilAnswering } from './answering.ts';
import { buildProduct, generateSources } from './build.ts';
import { startChild } from './child.ts';
import { openDatabase, prepareDatabase, startingAnew } from './database.ts';
import { type Demo, hasAccounts, readDemo, seedDemo } from './demo.ts';
import { childEnvironments } from './environments.ts';
import { writeOperatorFile } from './operator-file.ts';
import { choosePorts, type Ports, portNote } from './ports.ts';
import { type Step, silently } from './progress.ts';
import { secretsIn } from './secrets.ts';
import { inheritedEnvironment, root, type StartSettings } from './settings.ts';
import { type Supervision, supervise } from './supervision.ts';

export interface ProductOptions extends StartSettings {
  /** Preferred ports; one that is left out is any free one. */
  readonly ports: Partial<Ports>;
  readonly step?: Step;
  readonly note?: (line: string) => void;
  readonly warn?: (line: string) => void;
  readonly signal?: AbortSignal;
  /** Built already, by who starts it. */
  readonly isBuilt?: boolean;
  /** Further variables for every part. */
  readonly environment?: Readonly<Record<string, string>>;
  /** Off only where nobody will miss the data. */
  readonly fsync?: boolean;
}

export interface Product {
  readonly url: string;
  readonly mailboxUrl: string;
  readonly smtpUrl: string;
  /** Undefined when Stripe itself is used. */
  readonly stripeUrl: string | undefined;
  /** The web app's while it runs as built; with live reload the worker's alone. */
  readonly metricsUrls: readonly string[];
  readonly ownerUrl: string;
  readonly dataFolder: string;
  readonly demo: Demo | undefined;
  /** What an operator needs in the environment to use `palmares` on this installation. */
  readonly environment: Readonly<Record<string, string>>;
  /** Settles with the reason when a part of it ends by itself. */
  readonly died: Promise<Error>;
  stop(): Promise<void>;
}

const nothing = () => undefined;
const here = (port: number) => `http://127.0.0.1:${port}`;

const paths = {
  stripe: join(root, 'tools/stripe-simulator/main.ts'),
  mailbox: join(root, 'tools/mailbox/main.ts'),
  worker: join(root, 'apps/worker/src/main.ts'),
  web: join(root, 'apps/web'),
};

const vite = (): string =>
  join(dirname(createRequire(join(paths.web, 'package.json')).resolve('vite/package.json')), 'bin/vite.js');

const start = async (options: ProductOptions, signal: AbortSignal, supervision: Supervision): Promise<Product> => {
  const { dataFolder, dev, step = silently, note = nothing, warn = nothing, fsync = true } = options;
  const { running, unlessItDies } = supervision;
  const lock = lockFolder(dataFolder);
  running({ stop: () => lock.release() });
  const secrets = secretsIn(dataFolder);

  if (!options.isBuilt)
    await step(dev ? 'generate sources' : 'build what changed', () =>
      unlessItDies(dev ? generateSources(signal) : buildProduct(signal)),
    );
  const database = await step('PostgreSQL', async () =>
    running(await openDatabase(options.databaseUrl, dataFolder, options.ports.postgres, fsync)),
  );
  const remedy = startingAnew(options.databaseUrl, dataFolder);
  const appUrl = await step('migrate', () => unlessItDies(prepareDatabase(database.ownerUrl, secrets, remedy)));

  const { ports, notes } = await choosePorts(options.ports);
  const moved = database.port && portNote('postgres', options.ports.postgres, database.port);
  for (const line of moved ? [...notes, moved] : notes) note(line);
  const inherited = { ...inheritedEnvironment(), ...options.environment };
  const env = childEnvironments({ settings: options, ports, secrets, appUrl, dataFolder, inherited });

  writeOperatorFile(dataFolder, { ...env.operator, DATABASE_OWNER_URL: database.ownerUrl });

  const child = (name: keyof typeof paths, args: readonly string[], cwd = root) =>
    running(startChild({ name, args, cwd, env: env[name], logFile: join(dataFolder, 'palmares.log'), warn }));
  const answers = (url: string) => unlessItDies(untilAnswering(url, 60, signal));

  await step('mailbox and Stripe simulator', async () => {
    if (!options.stripe) child('stripe', [paths.stripe]);
    if (!options.smtpUrl) child('mailbox', [paths.mailbox]);
    if (!options.stripe) await answers(here(ports.stripe));
    if (!options.smtpUrl) await answers(here(ports.mailbox));
  });
  await step('worker', async () =>
    child('worker', dev ? ['--watch', '--watch-preserve-output', paths.worker] : [paths.worker]),
  );
  if (!(await hasAccounts(database.ownerUrl)))
    await step('seed the demo athletes', () =>
      unlessItDies(seedDemo(dataFolder, { ...env.operator, PALMARES_OPERATOR: 'npm start' }, signal)),
    );
  await step('web app', async () => {
    child('web', [dev ? vite() : join(paths.web, 'serve.ts')], paths.web);
    await answers(`${here(ports.web)}/readyz`);
  });

  return {
    url: env.publicUrl,
    mailboxUrl: here(ports.mailbox),
    smtpUrl: env.smtpUrl,
    stripeUrl: options.stripe ? undefined : here(ports.stripe),
    metricsUrls: (dev ? [ports.workerMetrics] : [ports.webMetrics, ports.workerMetrics]).map(
      (port) => `${here(port)}/metrics`,
    ),
    ownerUrl: database.ownerUrl,
    dataFolder,
    demo: readDemo(dataFolder, env.publicUrl),
    environment: env.operator,
    died: supervision.died,
    stop: supervision.stop,
  };
};

/** Everything the product consists of, on this machine, each part in a process of its own. */
export const startProduct = async (options: ProductOptions): Promise<Product> => {
  const signal = options.signal ?? new AbortController().signal;
  const supervision = supervise(signal);
  mkdirSync(options.dataFolder, { recursive: true });
  try {
    return await start(options, signal, supervision);
  } catch (error) {
    await supervision.stop();
    throw error;
  }
};
