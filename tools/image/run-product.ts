import type { ChildProcess } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chownSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ensureLoginRoles } from '@palmares/db/migrations';
import { freePort, startEmbeddedPostgres } from '@palmares/embedded-postgres';
import { waitUntilAnswering } from '../start/answering.ts';
import type { Step } from '../start/progress.ts';
import { type Ended, ended, type MountedImage, startInImage } from './run-image.ts';

const START_SECONDS = 120;

const secret = (): string => randomBytes(32).toString('base64');

/** Discards mail, because no mail to the demo's athletes has to arrive. */
const nowhere = 'smtp://127.0.0.1:1';

interface Context {
  /** For the files of the database and the athletes; removed at the end. */
  readonly folder: string;
  readonly step: Step;
  readonly signal: AbortSignal;
}

const must = ({ code, words }: Ended, what: string): void => {
  if (code !== 0) throw new Error(`${what} ended with ${code}:\n${words.trimEnd().split('\n').slice(-30).join('\n')}`);
};

/** Migrates, starts web and worker, makes the demo's athletes with their files, and stops both, all from the image. */
export const runProduct = async (
  image: Omit<MountedImage, 'files'>,
  { folder, step, signal }: Context,
): Promise<void> => {
  mkdirSync(folder, { recursive: true });
  const own = mkdtempSync(join(folder, 'run-'));
  const files = join(own, 'files');
  mkdirSync(files, { mode: 0o700 });
  const [uid = 0, gid = 0] = image.config.User.split(':').map(Number);
  chownSync(files, uid, gid);
  const mounted = { ...image, files };
  const server = await startEmbeddedPostgres({ folder: join(own, 'postgres'), fsync: false });
  const running: ChildProcess[] = [];
  try {
    const ownerUrl = await server.ownedDatabase('palmares');
    const port = await freePort();
    const metricsPort = await freePort(undefined, new Set([port]));
    const publicUrl = `http://127.0.0.1:${port}`;
    const operator = { PALMARES_OPERATOR: 'npm run image', DATABASE_OWNER_URL: ownerUrl };
    const palmares = async (args: readonly string[], environment: Readonly<Record<string, string>>): Promise<Ended> => {
      const result = await ended(startInImage(mounted, ['palmares', ...args], { ...operator, ...environment }));
      must(result, `palmares ${args.join(' ')}`);
      return result;
    };
    await step('palmares migrate', () => palmares(['migrate'], {}));
    const { appUrl } = await ensureLoginRoles(ownerUrl, { appPassword: 'app', readerPassword: 'reader' });
    const environment = {
      DATABASE_URL: appUrl,
      PALMARES_MASTER_KEY: secret(),
      PALMARES_PEPPER: secret(),
      FILES_FOLDER: '/var/lib/palmares/files',
      PUBLIC_URL: publicUrl,
      STRIPE_SECRET_KEY: 'sk_test_none',
      STRIPE_WEBHOOK_SECRET: 'whsec_none',
      LOG_LEVEL: 'warn',
    };
    const worker = startInImage(mounted, ['node', 'apps/worker/dist/main.js'], {
      ...environment,
      SMTP_URL: nowhere,
      MAIL_FROM: 'Palmarès <no-reply@palmares.example>',
      METRICS_PORT: String(metricsPort),
    });
    const web = startInImage(mounted, image.config.Cmd, { ...environment, PORT: String(port) });
    running.push(worker, web);
    const ends = { worker: ended(worker), web: ended(web) };
    const died = Object.entries(ends).map(async ([name, end]): Promise<never> => {
      const { code, words } = await end;
      throw new Error(`${name} ended with ${code} before it was stopped:\n${words}`);
    });
    // Ignored, because they end when they are stopped and nobody awaits that.
    for (const end of died) end.catch(() => undefined);
    const whileBothRun = <Result>(work: Promise<Result>): Promise<Result> => Promise.race([work, ...died]);
    await step('web and worker start', () =>
      whileBothRun(
        Promise.all([
          waitUntilAnswering(`${publicUrl}/readyz`, START_SECONDS, signal),
          waitUntilAnswering(`http://127.0.0.1:${metricsPort}/metrics`, START_SECONDS, signal),
        ]),
      ),
    );
    const { stdout } = await step('the worker checks pictures and documents', () =>
      whileBothRun(palmares(['demo', 'seed', '--json'], environment)),
    );
    const { waiting, link } = JSON.parse(stdout);
    if (waiting.length > 0) throw new Error(`No worker checked the files of ${waiting.join(', ')}`);
    await step('a shared portfolio is shown', () => whileBothRun(waitUntilAnswering(link, START_SECONDS, signal)));
    await step('web and worker stop when they are asked to', async () => {
      for (const child of running) child.kill('SIGTERM');
      for (const [name, end] of Object.entries(ends)) must(await end, name);
    });
  } finally {
    for (const child of running) if (child.exitCode === null) child.kill('SIGKILL');
    await server.stop();
    rmSync(own, { recursive: true, force: true });
  }
};
