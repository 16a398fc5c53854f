import { createBilling } from '@palmares/billing';
import { checkBeforeStart, connect, type Database, needsOperator } from '@palmares/db';
import { createAccounts, createLucia } from '@palmares/db/accounts';
import { createEventLog } from '@palmares/db/event-store';
import { createJobs } from '@palmares/db/jobs';
import { createQuotas } from '@palmares/db/limits';
import { createSharing } from '@palmares/db/sharing';
import { traceAppend } from '@palmares/db/tracing';
import { closeAll, memoizeUntilFailure, singleFlight } from '@palmares/domain/kernel';
import { createKeyring } from '@palmares/event-store/event-log';
import { refuseRestoredLog } from '@palmares/event-store/integrity';
import { openFileStore } from '@palmares/files';
import { createVideoFeed } from '@palmares/videos';
import { clock } from '../../server/clock.server.ts';
import { type Config, config } from '../../server/config.server.ts';
import { log as logger } from '../../server/log.server.ts';
import { metrics } from '../../server/metrics/metrics.server.ts';
import { noteLimitReached } from '../../server/metrics/security.server.ts';

const servicesOn = async (database: Database, settings: Config) => {
  const { pepper, masterKey, oldMasterKey, erasureLedger, stripe, publicUrl } = settings;
  await checkBeforeStart(database, { masterKey, oldMasterKey, erasureLedger });
  const quotas = createQuotas({ database, pepper, onReached: noteLimitReached });
  const keyring = createKeyring({ masterKey, oldMasterKey });
  const files = await openFileStore(settings.files);
  const jobs = await createJobs(database);
  const counters = metrics().eventLog;
  const now = (): Date => clock.now();
  return {
    config: settings,
    /** The one clock of the server: rules, events and addresses with an end use it. */
    now,
    database,
    keyring,
    log: createEventLog(database, keyring, {
      ...counters,
      onAppend: (append) => {
        counters.onAppend(append);
        traceAppend(append);
      },
    }),
    jobs,
    files,
    videoFeed: createVideoFeed(settings.videos),
    accounts: createAccounts({ pepper, now }),
    lucia: createLucia({ kysely: database.kysely, secure: settings.https, now }),
    quotas,
    sharing: createSharing({ pepper, quotas, jobs }),
    billing: createBilling({ ...stripe, currency: settings.planCurrency, publicUrl: publicUrl.origin }),
  };
};

const buildServices = async () => {
  const settings = config();
  const database = connect({
    url: settings.databaseUrl,
    applicationName: 'palmares-web',
    // Statements can be prepared only without a pooler, whose address differs from the direct one.
    prepared: settings.databaseUrl === settings.databaseDirectUrl,
    onError: (err) => logger().error({ err }, 'a database connection was lost'),
    onSilent: (err) => {
      metrics().connections.onSilent(err);
      logger().warn({ application: err.application, err }, 'a database connection went silent and was given up');
    },
    onConnect: refuseRestoredLog,
  });
  return servicesOn(database, settings).catch(async (reason: unknown) => {
    // The next call opens another.
    await database.close();
    throw reason;
  });
};

export type Services = Awaited<ReturnType<typeof buildServices>>;

/** Built once per process, on first use. After a failure, the next call tries again. */
export const services = memoizeUntilFailure(buildServices);

/** Throws on faults that retrying does not fix. A database that does not answer yet is only logged. */
export const assertCanStart = async (): Promise<void> => {
  await services().catch((failure: unknown) => {
    if (needsOperator(failure)) throw failure;
    logger().error({ err: failure }, 'the database is not reachable yet');
  });
};

const askDatabase = async (): Promise<boolean> => {
  try {
    const { database } = await services();
    await database.pool.query('select 1');
    return true;
  } catch (err) {
    logger().error({ err }, 'the database is not reachable');
    return false;
  }
};

/** Concurrent callers share one query. */
export const isDatabaseReachable = singleFlight(askDatabase);

export const closeServices = async (): Promise<void> => {
  const open = await services.current()?.catch(() => undefined);
  if (!open) return;
  const { log, jobs, database } = open;
  await closeAll([() => log.settled(), () => jobs.close(), () => database.close()]);
};
