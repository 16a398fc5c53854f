import { mkdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { lockFolder } from '@palmares/embedded-postgres';
import { bundleAllIfChanged } from '../bundle-if-changed.ts';
import { waitUntilAnswering } from './answering.ts';
import { buildProduct } from './build.ts';
import { startChild } from './child.ts';
import { openDatabase, prepareDatabase, resetInstruction } from './database.ts';
import { type Demo, demoStep, readDemo, seedDemo } from './demo.ts';
import { childEnvironments } from './environments.ts';
import { writeOperatorFile } from './operator-file.ts';
import { choosePorts, type Ports, portNote } from './ports.ts';
import { type Step, silently } from './progress.ts';
import { projectionsToRebuild, rebuildProjection } from './projections.ts';
import { secretsIn } from './secrets.ts';
import { inheritedEnvironment, programs, root, type StartSettings } from './settings.ts';
import { type Supervision, supervise } from './supervision.ts';

export interface ProductOptions extends StartSettings {
  /** Preferred ports; any free one is used for those not given. */
  readonly ports: Partial<Ports>;
  readonly step?: Step;
  readonly note?: (line: string) => void;
  readonly warn?: (line: string) => void;
  readonly signal?: AbortSignal;
  /** True if the caller has built the product already. */
  readonly isBuilt?: boolean;
  /** Further variables for every child. */
  readonly environment?: Readonly<Record<string, string>>;
  /** False only for throwaway data. */
  readonly fsync?: boolean;
  /** False to leave an empty database without demo athletes. */
  readonly demo?: boolean;
}

export interface Product {
  readonly url: string;
  readonly mailboxUrl: string;
  readonly smtpUrl: string;
  /** Undefined when Stripe itself is used. */
  readonly stripeUrl: string | undefined;
  /** Metrics addresses of the web app and the worker; with live reload, of the worker only. */
  readonly metricsUrls: readonly string[];
  /** Process id of the worker; with live reload, of the process that restarts it. */
  readonly workerPid: number;
  readonly ownerUrl: string;
  readonly dataFolder: string;
  readonly demo: Demo | undefined;
  /** The variables that `palmares` needs for this installation. */
  readonly environment: Readonly<Record<string, string>>;
  /** Settles with the reason when a part exits without having been stopped. */
  readonly died: Promise<Error>;
  stop(): Promise<void>;
}

const nothing = () => undefined;
const here = (port: number) => `http://127.0.0.1:${port}`;

const paths = {
  stripe: join(root, 'tools/stripe-simulator/main.ts'),
  mailbox: join(root, 'tools/mailbox/main.ts'),
  worker: programs.worker,
  web: join(root, 'apps/web'),
};

const vite = (): string =>
  join(dirname(createRequire(join(paths.web, 'package.json')).resolve('vite/package.json')), 'bin/vite.js');

const start = async (options: ProductOptions, supervision: Supervision): Promise<Product> => {
  const { dataFolder, dev, step = silently, note = nothing, warn = nothing, fsync = true, demo = true } = options;
  const { track, unlessPartDies } = supervision;
  const lock = lockFolder(dataFolder);
  track({ stop: () => lock.release() });
  const secrets = secretsIn(dataFolder);

  if (!options.isBuilt) await step('build what changed', () => unlessPartDies(dev ? bundleAllIfChanged : buildProduct));
  const database = await step('PostgreSQL', () =>
    unlessPartDies(async () =>
      track(await openDatabase(options.databaseUrl, dataFolder, options.ports.postgres, fsync)),
    ),
  );
  const remedy = resetInstruction(options.databaseUrl, dataFolder);
  const appUrl = await step('migrate', () => unlessPartDies(() => prepareDatabase(database.ownerUrl, secrets, remedy)));

  const { ports, notes } = await choosePorts(options.ports);
  const moved = database.port && portNote('postgres', options.ports.postgres, database.port);
  for (const line of moved ? [...notes, moved] : notes) note(line);
  const inherited = { ...inheritedEnvironment(), ...options.environment };
  const env = childEnvironments({ settings: options, ports, secrets, appUrl, dataFolder, inherited });

  writeOperatorFile(dataFolder, { ...env.operator, DATABASE_OWNER_URL: database.ownerUrl });
  const operator = { ...env.operator, PALMARES_OPERATOR: 'npm start' };

  // A worker would leave outdated projections alone, and nobody would see why nothing changes.
  for (const name of await projectionsToRebuild(database.ownerUrl))
    await step(`rebuild the projection ${name}`, () =>
      unlessPartDies((signal) =>
        rebuildProjection(name, { ...operator, DATABASE_OWNER_URL: database.ownerUrl }, signal),
      ),
    );

  const child = (name: keyof typeof paths, args: readonly string[], cwd = root) =>
    track(startChild({ name, args, cwd, env: env[name], logFile: join(dataFolder, 'palmares.log'), warn }));
  const answers = (url: string) => unlessPartDies((signal) => waitUntilAnswering(url, 60, signal));

  await step('mailbox and Stripe simulator', async () => {
    if (!options.stripe) child('stripe', [paths.stripe]);
    if (!options.smtpUrl) child('mailbox', [paths.mailbox]);
    if (!options.stripe) await answers(here(ports.stripe));
    if (!options.smtpUrl) await answers(here(ports.mailbox));
  });
  const worker = await step('worker', async () =>
    child(
      'worker',
      dev ? ['--watch', '--watch-preserve-output', join(root, 'apps/worker/src/main.ts')] : [paths.worker],
    ),
  );
  const toSeed = demo ? await demoStep(dataFolder, database.ownerUrl) : undefined;
  if (toSeed && !(await step(toSeed, () => unlessPartDies((signal) => seedDemo(dataFolder, operator, signal)))))
    note('The worker has not checked the files of the demo athletes yet; the next start adds them.');
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
    workerPid: worker.pid,
    ownerUrl: database.ownerUrl,
    dataFolder,
    demo: readDemo(dataFolder, env.publicUrl),
    environment: env.operator,
    died: supervision.died,
    stop: supervision.stop,
  };
};

/** Starts all parts of the product on this machine, each in its own process. */
export const startProduct = async (options: ProductOptions): Promise<Product> => {
  const supervision = supervise(options.signal ?? new AbortController().signal);
  mkdirSync(options.dataFolder, { recursive: true });
  try {
    return await start(options, supervision);
  } catch (error) {
    // Only warns, so that the first failure is the one that is thrown.
    await supervision.stop().catch((failure: Error) => options.warn?.(failure.message));
    throw error;
  }
};
