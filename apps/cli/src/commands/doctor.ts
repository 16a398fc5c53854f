import { followers, projections, type Queryable, subscriberNames } from '@palmares/db';
import type { MasterKeys } from '@palmares/event-store/event-log';
import { Command } from 'commander';
import { now } from '../clock.ts';
import { doctorConfig, readFileStore } from '../config.ts';
import { checkAbandoned } from '../doctor/abandoned.ts';
import { checkArticles } from '../doctor/articles.ts';
import { checkMasterKey, checkMigrations, checkRights, checkServer } from '../doctor/database.ts';
import { checkErasures, checkFreeSpace } from '../doctor/erasures.ts';
import { checkFileStore } from '../doctor/files.ts';
import { type Finding, fail } from '../doctor/finding.ts';
import { checkIncarnation, checkRoots } from '../doctor/integrity.ts';
import { checkJobs } from '../doctor/jobs.ts';
import { checkMail } from '../doctor/mail.ts';
import {
  checkLag,
  checkLeases,
  checkOldestTransaction,
  checkParked,
  checkUnknownKinds,
  checkWaiting,
} from '../doctor/projecting.ts';
import { checkReadModels } from '../doctor/read-models.ts';
import {
  checkClock,
  checkDurability,
  checkRecordedTimes,
  checkTimeouts,
  checkVanishedHosts,
} from '../doctor/settings.ts';
import { checkStripe } from '../doctor/stripe.ts';
import { exitCodes, messageOf, type OutputOptions, print } from '../output.ts';
import { withDatabase } from '../with-database.ts';
import { examples } from './examples.ts';

type Check = (db: Queryable) => Promise<Finding | readonly Finding[]>;

/** A check that fails to run is a finding too; the others still run. */
const runCheck = async (name: string, check: Check, db: Queryable): Promise<readonly Finding[]> => {
  try {
    return [await check(db)].flat();
  } catch (error) {
    return [fail(name, `cannot be checked: ${messageOf(error)}`, 'Fix the failures above first.')];
  }
};

/** `address` is the variable that the connection came from. */
const inDatabase = async (
  db: Queryable,
  { address, keys }: { readonly address: string; readonly keys: MasterKeys | undefined },
): Promise<readonly Finding[]> => {
  const reachable = await checkServer(db).catch((error: unknown) =>
    fail('database', `cannot be reached: ${messageOf(error)}`, `Check ${address} and that PostgreSQL runs.`),
  );
  if (reachable.level === 'fail') return [reachable];
  const checks: readonly (readonly [string, Check])[] = [
    ['migrations', checkMigrations],
    ['roles', checkRights],
    ['durability', checkDurability],
    ['timeouts', checkTimeouts],
    ['vanished hosts', checkVanishedHosts],
    ['clock', (db) => checkClock(db)],
    ['recorded times', checkRecordedTimes],
    ['master key', (db) => checkMasterKey(db, keys)],
    ['incarnation', checkIncarnation],
    ['projector', (db) => checkLag(db, subscriberNames)],
    ['read models', (db) => checkReadModels(db, projections)],
    ['leases', checkLeases],
    ['parked athletes', (db) => checkParked(db, followers)],
    ['waiting projections', checkWaiting],
    ['stream kinds', checkUnknownKinds],
    ['oldest transaction', (db) => checkOldestTransaction(db)],
    ['jobs', checkJobs],
    ['erasures', (db) => checkErasures(db)],
    ['free space', checkFreeSpace],
    ['unverified accounts', (db) => checkAbandoned(db)],
    ['files', (db) => checkFileStore(db, readFileStore())],
  ];
  const findings: Finding[] = [reachable];
  for (const [name, check] of checks) findings.push(...(await runCheck(name, check, db)));
  return findings;
};

const inWords = (findings: readonly Finding[]): string => {
  const width = Math.max(...findings.map(({ check }) => check.length));
  const lines = findings.flatMap(({ level, check, found, todo }) => [
    `${level.padEnd(4)}  ${check.padEnd(width)}  ${found}`,
    ...(todo ? [`      ${' '.repeat(width)}  → ${todo}`] : []),
  ]);
  const failures = findings.filter(({ level }) => level === 'fail').length;
  return [...lines, '', failures === 0 ? 'Nothing is broken.' : `Broken: ${failures}.`].join('\n');
};

const examine = (output: OutputOptions): Promise<void> =>
  withDatabase({ settings: doctorConfig, applicationName: 'palmares doctor', max: 2 }, async ({ config, database }) => {
    const { PALMARES_MASTER_KEY: masterKey, PALMARES_MASTER_KEY_OLD: oldMasterKey } = config;
    const findings = [
      ...(await inDatabase(database.kysely, {
        address: config.DATABASE_DIRECT_URL ? 'DATABASE_DIRECT_URL' : 'DATABASE_URL',
        keys: masterKey && { masterKey, oldMasterKey },
      })),
      await checkRoots(config.PALMARES_ROOTS),
      await checkMail(config.SMTP_URL),
      await checkStripe({ secretKey: config.STRIPE_SECRET_KEY, apiBase: config.STRIPE_API_BASE }),
      checkArticles(now()),
    ];
    print(output, findings, inWords);
    return findings.some(({ level }) => level === 'fail') ? exitCodes.failed : exitCodes.ok;
  });

export const doctorCommand = (): Command =>
  new Command('doctor')
    .description('check this installation; say what is wrong and what to do')
    .option('--json', 'answer as JSON')
    .addHelpText('after', examples('palmares doctor', 'palmares --environment .env doctor --json'))
    .action(examine);
