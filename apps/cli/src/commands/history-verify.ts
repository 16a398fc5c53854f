import type { Database } from '@palmares/db';
import { findByEmail } from '@palmares/db/accounts';
import { streamKinds, streamOf } from '@palmares/domain/kernel';
import { countFaults, countHeads, type HistoryVerdict, ofRoots, verifyHistory } from '@palmares/event-store/integrity';
import { checkRoots, type RootsVerdict } from '@palmares/event-store/roots';
import { Command } from 'commander';
import { z } from 'zod';
import { verifyConfig } from '../config.ts';
import { chainInWords, rootsInWords } from '../integrity/fault-words.ts';
import { publicKeyOption, publicKeysOf } from '../integrity/public-keys.ts';
import { sinceOption } from '../integrity/since.ts';
import { withProgress } from '../integrity/with-progress.ts';
import { exitCodes, type OutputOptions, Problem, print } from '../output.ts';
import { withDatabase } from '../with-database.ts';
import { examples } from './examples.ts';

interface VerifyOptions extends OutputOptions {
  readonly all?: boolean;
  readonly since?: string;
  readonly publicKey: readonly string[];
}

interface Answer extends HistoryVerdict {
  /** Null if no roots folder or no key is set. */
  readonly roots: RootsVerdict | null;
}

/** Accepts an unknown id too, because the signed roots name a stream that disappeared without a trace. */
const athleteIdOf = async ({ kysely }: Database, idOrEmail: string): Promise<string> => {
  if (z.uuid().safeParse(idOrEmail).success) return idOrEmail.toLowerCase();
  const account = await findByEmail(kysely, idOrEmail);
  if (!account) throw new Problem(`no athlete has the email ${idOrEmail}`);
  return account.athleteId;
};

const inWords = ({ roots, ...verdict }: Answer): string =>
  [
    chainInWords(verdict),
    roots
      ? rootsInWords(roots)
      : 'Signed roots: not compared. Set PALMARES_ROOTS and PALMARES_SIGNING_KEY (or --public-key) to find a head that was rewritten with its events.',
  ].join('\n');

const verifyAll = async (database: Database): Promise<HistoryVerdict> => {
  const total = await countHeads(database);
  let done = 0;
  return withProgress('chains', 'events', async (onProgress) => {
    const verdict = await verifyHistory(database, {
      onProgress: (events) => {
        done += events;
        onProgress(done, total);
      },
    });
    onProgress(total, total);
    return verdict;
  });
};

const verifyWith = async (
  database: Database,
  config: z.infer<typeof verifyConfig>,
  athleteId: string | undefined,
  options: VerifyOptions,
): Promise<Answer> => {
  const publicKeys = publicKeysOf(config, options.publicKey);
  const folder = config.PALMARES_ROOTS;
  const verdict = await (athleteId === undefined
    ? verifyAll(database)
    : verifyHistory(database, { only: streamKinds.map((kind) => streamOf(kind, athleteId)) }));
  if (folder === undefined || publicKeys.length === 0) return { ...verdict, roots: null };
  const roots = await withProgress('roots', 'roots', (onProgress) =>
    checkRoots(database, {
      folder,
      publicKeys,
      since: options.since ?? config.PALMARES_ROOTS_SINCE,
      onProgress,
      ...(athleteId === undefined ? {} : { subjectId: athleteId }),
    }),
  );
  return { ...verdict, roots };
};

const verify = async (idOrEmail: string | undefined, options: VerifyOptions): Promise<void> => {
  if ((idOrEmail === undefined) === (options.all !== true))
    throw new Problem('name one athlete, or pass --all', exitCodes.usage);
  const connection = { settings: verifyConfig, applicationName: 'palmares history', max: 3 };
  await withDatabase(connection, async ({ config, database }) => {
    const athleteId = idOrEmail === undefined ? undefined : await athleteIdOf(database, idOrEmail);
    const answer = await verifyWith(database, config, athleteId, options);
    const rootFaults = answer.roots ? countFaults(ofRoots(answer.roots)) : 0;
    if (answer.streams === 0 && rootFaults === 0) throw new Problem('no events to verify');
    print(options, answer, inWords);
    return answer.faults.length + rootFaults > 0 ? exitCodes.failed : exitCodes.ok;
  });
};

export const historyVerifyCommand = (): Command =>
  new Command('verify')
    .description('prove that no event was changed, removed, reordered or cut off, or name the first wrong one')
    .argument('[athlete]', 'id or email')
    .option('--all', 'verify every stream')
    .addOption(sinceOption())
    .addOption(publicKeyOption())
    .option('--json', 'answer as JSON')
    .addHelpText('after', examples('palmares history verify nora@example.com', 'palmares history verify --all'))
    .action(verify);
