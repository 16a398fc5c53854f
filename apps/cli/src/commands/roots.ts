import { connect, type Database } from '@palmares/db/database';
import { countFaults, ofRoots } from '@palmares/event-store/integrity/faults';
import { checkRoots } from '@palmares/event-store/roots/check-roots';
import { type SignedRoot, signRoot } from '@palmares/event-store/roots/sign-root';
import { signingKey } from '@palmares/event-store/roots/signing-key';
import { Command } from 'commander';
import { checkRootsConfig, readConfig, signRootsConfig } from '../config.ts';
import { rootsInWords } from '../integrity/fault-words.ts';
import { publicKeyOption, publicKeysOf } from '../integrity/public-keys.ts';
import { sinceOption } from '../integrity/since.ts';
import { withProgress } from '../integrity/with-progress.ts';
import { type ChangeOptions, operatorOf, withOperator } from '../operators/operator.ts';
import { recorded } from '../operators/recorded.ts';
import { exitCodes, type OutputOptions, Problem, print } from '../output.ts';

const connected = async <Result>(url: string, work: (database: Database) => Promise<Result>): Promise<Result> => {
  const database = connect({ url, applicationName: 'palmares roots', max: 2 });
  return work(database).finally(() => database.close());
};

const signedInWords = (answer: SignedRoot & { readonly dryRun: boolean }): string => {
  if (answer.outcome === 'there already') return `There is a root of ${answer.date} already: ${answer.file}`;
  const { dryRun, date, streams, buildsOn, root, file } = answer;
  const over = buildsOn === null ? `all ${streams} streams` : `${streams} streams that moved since ${buildsOn}`;
  return `${dryRun ? 'Would sign' : 'Signed'} the root of ${date} over ${over}: ${root}\n${file}`;
};

const sign = async (options: ChangeOptions): Promise<void> => {
  const { dryRun = false } = options;
  const config = readConfig(signRootsConfig);
  const operator = operatorOf(options);
  const key = signingKey(config.PALMARES_SIGNING_KEY);
  await connected(config.DATABASE_URL, async (database) => {
    const signed = await recorded(database, operator, { command: 'roots sign' }, () =>
      signRoot(database, {
        folder: config.PALMARES_ROOTS,
        key,
        publicKeys: config.PALMARES_ROOTS_PUBLIC_KEYS ?? [],
        since: config.PALMARES_ROOTS_SINCE,
        dryRun,
      }),
    );
    print(options, { ...signed, dryRun }, signedInWords);
  });
};

interface CheckOptions extends OutputOptions {
  readonly since?: string;
  readonly publicKey: readonly string[];
}

const check = async ({ since, publicKey, ...output }: CheckOptions): Promise<void> => {
  const config = readConfig(checkRootsConfig);
  const publicKeys = publicKeysOf(config, publicKey);
  if (publicKeys.length === 0)
    throw new Problem('Set PALMARES_SIGNING_KEY or name a --public-key: whose signature counts?', exitCodes.usage);
  await connected(config.DATABASE_URL, async (database) => {
    const verdict = await withProgress('check', 'roots', (onProgress) =>
      checkRoots(database, {
        folder: config.PALMARES_ROOTS,
        publicKeys,
        since: since ?? config.PALMARES_ROOTS_SINCE,
        onProgress,
      }),
    );
    print(output, verdict, rootsInWords);
    // What was compared with nothing proves nothing: the folder may be another one.
    if (verdict.roots === 0 || countFaults(ofRoots(verdict)) > 0) process.exitCode = exitCodes.failed;
  });
};

export const rootsCommand = (): Command =>
  new Command('roots')
    .description('signed roots of the log, kept outside the database, one a day')
    .addCommand(
      withOperator(new Command('sign'))
        .description('sign today’s root, once; the worker does it by itself')
        .option('--dry-run', 'take the same path and leave no file')
        .option('--json', 'answer as JSON')
        .action(sign),
    )
    .addCommand(
      new Command('check')
        .description('compare every root with the database, and name what was cut, rewritten, removed or slipped in')
        .addOption(sinceOption())
        .addOption(publicKeyOption())
        .option('--json', 'answer as JSON')
        .action(check),
    );
