import { countFaults, ofRoots } from '@palmares/event-store/integrity';
import { checkRoots, type SignedRoot, signingKey, signRoot } from '@palmares/event-store/roots';
import { Command } from 'commander';
import { checkRootsConfig, signRootsConfig } from '../config.ts';
import { rootsInWords } from '../integrity/fault-words.ts';
import { publicKeyOption, publicKeysOf } from '../integrity/public-keys.ts';
import { sinceOption } from '../integrity/since.ts';
import { withProgress } from '../integrity/with-progress.ts';
import { type ChangeOptions, withOperator } from '../operators/operator.ts';
import { exitCodes, type OutputOptions, Problem, print } from '../output.ts';
import { changeDatabase, withDatabase } from '../with-database.ts';
import { examples } from './examples.ts';

const connection = { applicationName: 'palmares roots', max: 2 };

const signedInWords = (answer: SignedRoot & { readonly dryRun: boolean }): string => {
  if (answer.outcome === 'there already') return `The root of ${answer.date} exists already: ${answer.file}`;
  const { dryRun, date, streams, buildsOn, root, file } = answer;
  const over = buildsOn === null ? `all ${streams} streams` : `${streams} streams that moved since ${buildsOn}`;
  return `${dryRun ? 'Would sign' : 'Signed'} the root of ${date} over ${over}: ${root}\n${file}`;
};

const sign = (options: ChangeOptions): Promise<void> =>
  changeDatabase({ settings: signRootsConfig, ...connection }, options, async ({ config, database, record }) => {
    const { dryRun = false } = options;
    const signed = await record({ command: 'roots sign' }, () =>
      signRoot(database, {
        folder: config.PALMARES_ROOTS,
        key: signingKey(config.PALMARES_SIGNING_KEY),
        publicKeys: config.PALMARES_ROOTS_PUBLIC_KEYS ?? [],
        since: config.PALMARES_ROOTS_SINCE,
        dryRun,
      }),
    );
    print(options, { ...signed, dryRun }, signedInWords);
    return exitCodes.ok;
  });

interface CheckOptions extends OutputOptions {
  readonly since?: string;
  readonly publicKey: readonly string[];
}

const check = ({ since, publicKey, ...output }: CheckOptions): Promise<void> =>
  withDatabase({ settings: checkRootsConfig, ...connection }, async ({ config, database }) => {
    const publicKeys = publicKeysOf(config, publicKey);
    if (publicKeys.length === 0)
      throw new Problem(
        'no key to check signatures with: set PALMARES_SIGNING_KEY or pass --public-key',
        exitCodes.usage,
      );
    const verdict = await withProgress('check', 'roots', (onProgress) =>
      checkRoots(database, {
        folder: config.PALMARES_ROOTS,
        publicKeys,
        since: since ?? config.PALMARES_ROOTS_SINCE,
        onProgress,
      }),
    );
    print(output, verdict, rootsInWords);
    // Comparing with no roots proves nothing: the folder may be the wrong one.
    return verdict.roots === 0 || countFaults(ofRoots(verdict)) > 0 ? exitCodes.failed : exitCodes.ok;
  });

export const rootsCommand = (): Command =>
  new Command('roots')
    .description('signed roots of the log, kept outside the database, one per day')
    .addCommand(
      withOperator(new Command('sign'))
        .description('sign today’s root, unless it exists; the worker does this by itself')
        .option('--dry-run', 'run the same steps and leave no file')
        .option('--json', 'answer as JSON')
        .addHelpText('after', examples('palmares roots sign --dry-run'))
        .action(sign),
    )
    .addCommand(
      new Command('check')
        .description('compare every root with the database, and report what was cut, rewritten, removed or inserted')
        .addOption(sinceOption())
        .addOption(publicKeyOption())
        .option('--json', 'answer as JSON')
        .addHelpText('after', examples('palmares roots check --since 2026-11-01'))
        .action(check),
    );
