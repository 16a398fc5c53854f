import { setTimeout as sleep } from 'node:timers/promises';
import { createBilling, createCustomerEnding } from '@palmares/billing';
import { checkBeforeStart, connect, subscribers } from '@palmares/db';
import { createAccounts } from '@palmares/db/accounts';
import { createEventLog, createProjector } from '@palmares/db/event-store';
import { createJobs } from '@palmares/db/jobs';
import { createQuotas } from '@palmares/db/limits';
import { startTracing, traceAppend, traceBatch } from '@palmares/db/tracing';
import { closeAll } from '@palmares/domain/kernel';
import { SILENCE_LIMITS, type SilentConnection, watchedClients, watchSilence } from '@palmares/event-store/connections';
import { createKeyring } from '@palmares/event-store/event-log';
import { refuseRestoredLog } from '@palmares/event-store/integrity';
import type { Projector } from '@palmares/event-store/projector';
import { createFileRemoval, openFileStore } from '@palmares/files';
import { createVideoCheck } from '@palmares/videos';
import { PgBoss } from 'pg-boss';
import type { Logger } from 'pino';
import { now } from './clock.ts';
import type { Config } from './config.ts';
import { chosenCrops } from './files/chosen-crops.ts';
import { healthPages } from './health/health-pages.ts';
import { checkVideos } from './jobs/check-videos.job.ts';
import { checkVideosOfShard } from './jobs/check-videos-of-shard.job.ts';
import { closeAttemptJob } from './jobs/close-attempt.job.ts';
import { cropPicture } from './jobs/crop-picture.job.ts';
import { deleteExpiredAccess } from './jobs/delete-expired-access.job.ts';
import { deleteExpiredExportsJob } from './jobs/delete-expired-exports.job.ts';
import { endGuardians } from './jobs/end-guardians.job.ts';
import { eraseAbandonedJob } from './jobs/erase-abandoned.job.ts';
import { forgetInactive } from './jobs/forget-inactive.job.ts';
import { giveUpExport } from './jobs/give-up-export.job.ts';
import { giveUpFile } from './jobs/give-up-file.job.ts';
import { keepOneSubscriptionJob } from './jobs/keep-one-subscription.job.ts';
import { makeExport } from './jobs/make-export.job.ts';
import { makePdfJob } from './jobs/make-pdf.job.ts';
import { processFile } from './jobs/process-file.job.ts';
import { reconcileSubscriptions } from './jobs/reconcile-subscriptions.job.ts';
import { removeFile } from './jobs/remove-file.job.ts';
import { sendContactMessage } from './jobs/send-contact-message.job.ts';
import { sendDeletionNotice } from './jobs/send-deletion-notice.job.ts';
import { sendDigest } from './jobs/send-digest.job.ts';
import { sendEmailChange } from './jobs/send-email-change.job.ts';
import { sendExportNotice } from './jobs/send-export-notice.job.ts';
import { sendGuardianLink } from './jobs/send-guardian-link.job.ts';
import { sendGuardianNotice } from './jobs/send-guardian-notice.job.ts';
import { sendGuardianReceipt } from './jobs/send-guardian-receipt.job.ts';
import { sendInactiveNotice } from './jobs/send-inactive-notice.job.ts';
import { sendLinkClosedNotice } from './jobs/send-link-closed-notice.job.ts';
import { sendNewDeviceNotice } from './jobs/send-new-device-notice.job.ts';
import { sendOpeningNotice } from './jobs/send-opening-notice.job.ts';
import { sendPasswordReset } from './jobs/send-password-reset.job.ts';
import { sendPlanNotice } from './jobs/send-plan-notice.job.ts';
import { sendPublishedNotice } from './jobs/send-published-notice.job.ts';
import { sendSecondSubscriptionNotice } from './jobs/send-second-subscription-notice.job.ts';
import { sendTriesNotice } from './jobs/send-tries-notice.job.ts';
import { sendVerificationCode } from './jobs/send-verification-code.job.ts';
import { signDailyRoot } from './jobs/sign-root.job.ts';
import { startDigests } from './jobs/start-digests.job.ts';
import { startProjector } from './jobs/start-projector.job.ts';
import { sweepAttempts } from './jobs/sweep-attempts.job.ts';
import { sweepFiles } from './jobs/sweep-files.job.ts';
import { syncCustomer } from './jobs/sync-customer.job.ts';
import { syncSubscription } from './jobs/sync-subscription.job.ts';
import { createMailer } from './mail/mailer.ts';
import { createMetrics } from './metrics/metrics.ts';
import { createProof } from './proof/proof.ts';
import { workJobs } from './work-jobs.ts';

export interface Worker {
  /** Address of the metrics; undefined if they are not served. */
  readonly metricsUrl: string | undefined;
  /** Finishes running work, gives the shards back and closes every connection. */
  stop(): Promise<void>;
}

const JOBS = 'palmares-worker jobs';
const EACH_MINUTE = '* * * * *';
const EACH_HOUR = '5 * * * *';
const EACH_DAY = '25 7 * * *';
const EACH_MORNING = '45 7 * * *';
const MONDAY_AFTERNOON = '0 13 * * 1';
const FINISH_MS = 10_000;
/** Enough for the projector and for jobs that each hold a lock on one connection while they use another. */
const CONNECTIONS = 16;

export const startWorker = async (config: Config, log: Logger): Promise<Worker> => {
  const { databaseUrl: url, masterKey, oldMasterKey, erasureLedger, pepper, publicUrl } = config;
  const onSilent = (err: SilentConnection): void => {
    metrics.connections.onSilent(err);
    log.warn(
      { application: err.application, err },
      'a database connection was closed because the server did not answer',
    );
  };
  const database = connect({
    url,
    applicationName: 'palmares-worker',
    max: CONNECTIONS,
    // The address is direct, with no pooler in between.
    prepared: true,
    onError: (err) => log.error({ err }, 'a database connection was lost'),
    onSilent,
    onConnect: refuseRestoredLog,
  });
  const metrics = createMetrics(database.kysely, config.roots?.folder);
  const silenceOfJobs = watchSilence({ url, applicationName: JOBS, limits: SILENCE_LIMITS, onSilent });
  const boss = new PgBoss({
    ...watchedClients(silenceOfJobs),
    connectionString: url,
    application_name: JOBS,
    max: 4,
    notifyHeartbeatIntervalMs: SILENCE_LIMITS.answerMs,
    notifyHeartbeatTimeoutMs: SILENCE_LIMITS.answerMs,
    // The owner migrates, and only the owner may rebuild an index.
    migrate: false,
    createSchema: false,
    reindex: false,
    useListenNotify: true,
  });
  boss.on('error', (err) => log.error({ err }, 'pg-boss failed'));
  boss.on('warning', ({ message }) => log.warn({ warning: message }, 'pg-boss warning'));

  /** Set from when the worker takes jobs until it stops. */
  let working: Projector | undefined;
  const opened: (() => Promise<void> | void)[] = [() => database.close()];
  const stop = async (): Promise<void> => {
    working = undefined;
    await closeAll(opened.splice(0).reverse());
  };

  try {
    const tracing = await startTracing({
      service: 'palmares-worker',
      config: config.tracing,
      onFailed: (err) => log.warn({ err }, 'spans could not be sent'),
    });
    // Stops last, because closing the others has spans too.
    opened.unshift(() => tracing.stop());
    await checkBeforeStart(database, { masterKey, oldMasterKey, erasureLedger });
    const health = healthPages({ database, projector: () => working });
    const served = config.metrics && (await metrics.serve(config.metrics, health));
    opened.push(() => served?.stop());
    const keyring = createKeyring({ masterKey, oldMasterKey });
    const events = createEventLog(database, keyring, {
      ...metrics.eventLog,
      onAppend: (append) => {
        metrics.eventLog.onAppend(append);
        traceAppend(append);
      },
    });
    opened.push(() => events.settled());
    const jobs = await createJobs(database);
    opened.push(() => jobs.close());
    const mailer = createMailer(config.mail);
    opened.push(() => mailer.close());
    const otherVersions = new Set<string>();
    const projector = createProjector({
      database,
      keyring,
      subscribers: subscribers(jobs),
      onBatch: (batch) => {
        metrics.projector.onBatch(batch);
        if (config.tracing) traceBatch(batch);
      },
      onError: (err) => {
        metrics.projector.onFailure();
        log.error({ err }, 'the projector failed and will retry');
      },
      onParked: (parking) => {
        metrics.projector.onParked(parking);
        log.error(parking, 'an athlete was parked in a projection');
      },
      onRetried: (retried) => log.info(retried, 'an athlete parked by an older program was retried'),
      onUnknownKind: (unknown) => {
        metrics.projector.onUnknownKind(unknown);
        log.warn(unknown, 'events of an unknown stream kind were skipped');
      },
      onWaiting: (wait) => log.error(wait, 'a subscriber is waiting until the database is set up for it'),
      onOtherVersion: (subscriber) => {
        if (otherVersions.has(subscriber)) return;
        otherVersions.add(subscriber);
        log.warn(
          { subscriber },
          'another version of this read model is serving, so this worker does not project into it',
        );
      },
    });
    opened.push(() => projector.stop());
    projector.start();

    // A start that fails halfway leaves connections and timers.
    opened.push(() => boss.stop({ graceful: true, timeout: FINISH_MS }));
    await boss.start();
    const accounts = createAccounts({ pepper, now });
    const quotas = createQuotas({ database, pepper });
    const store = await openFileStore(config.files);
    if (config.erasing) {
      const { ownerUrl, ledgerFile } = config.erasing;
      const connectOwner = () => connect({ url: ownerUrl, applicationName: 'palmares-worker erasures', max: 2 });
      const endCustomers = createCustomerEnding(config.stripe);
      const removeFiles = createFileRemoval(store);
      const stopping = new AbortController();
      opened.push(() => stopping.abort());
      const waitForCacheExpiry = (milliseconds: number) => sleep(milliseconds, undefined, { signal: stopping.signal });
      const erasing = eraseAbandonedJob({
        connectOwner,
        ledgerFile,
        endCustomers,
        removeFiles,
        waitForCacheExpiry,
        now,
      });
      await workJobs(boss, [startProjector({ projector }), erasing], log);
      await boss.schedule('erase-abandoned', EACH_DAY, {}, { missed: 'once' });
      working = projector;
      return { metricsUrl: served?.url, stop };
    }
    const billing = createBilling({ ...config.stripe, currency: config.planCurrency, publicUrl });
    const proof =
      config.roots && createProof({ ...config.roots, databaseUrl: url, seed: config.roots.seed.toString('base64') });
    // Stops before the jobs, which wait for it.
    opened.push(() => proof?.stop());
    await workJobs(
      boss,
      [
        startProjector({ projector }),
        sendVerificationCode({ accounts, database, mailer }),
        sendEmailChange({ accounts, database, mailer, publicUrl }),
        sendNewDeviceNotice({ accounts, database, mailer, publicUrl }),
        sendPasswordReset({ accounts, database, mailer, publicUrl }),
        sendGuardianLink({ accounts, database, mailer, publicUrl }),
        sendGuardianNotice({ accounts, database, jobs, mailer, now, publicUrl }),
        sendGuardianReceipt({ database, mailer }),
        sendContactMessage({ database, mailer }),
        endGuardians({ database, log: events, now }),
        deleteExpiredAccess({ accounts, database, now }),
        forgetInactive({ database, jobs, now }),
        sendInactiveNotice({ database, mailer, publicUrl, now }),
        sendPublishedNotice({ database, quotas, mailer, publicUrl }),
        sendTriesNotice({ database, mailer, publicUrl }),
        sendLinkClosedNotice({ database, mailer, publicUrl }),
        startDigests({ database, jobs, now }),
        sendDigest({ database, mailer, pepper, publicUrl, now }),
        sendOpeningNotice({ database, log: events, mailer, pepper, publicUrl, now }),
        sendPlanNotice({
          accounts,
          database,
          log: events,
          mailer,
          quotas,
          publicUrl,
          currency: config.planCurrency,
          now,
        }),
        sendDeletionNotice({ accounts, database, mailer, publicUrl }),
        syncCustomer({ accounts, billing, database }),
        makeExport({ database, log: events, store, jobs, publicUrl, now }),
        giveUpExport({ database }),
        sendExportNotice({ accounts, database, mailer, publicUrl }),
        deleteExpiredExportsJob({ database, jobs }),
        syncSubscription({ billing, database, jobs, log: events, now }),
        keepOneSubscriptionJob({ accounts, billing, database, jobs }),
        sendSecondSubscriptionNotice({ accounts, database, mailer, publicUrl }),
        reconcileSubscriptions({ billing, database, jobs, now }),
        makePdfJob({ database, keyring, log: events, store, publicUrl, now }),
        processFile({ database, store, onProcessed: metrics.files.onProcessed }),
        giveUpFile({ database, store, onProcessed: metrics.files.onProcessed }),
        cropPicture({ database, store, chosenCrops: (file) => chosenCrops(events, file) }),
        removeFile({ database, store }),
        sweepFiles({ database, jobs, store, now }),
        closeAttemptJob({ log: events, now }),
        sweepAttempts({ database, log: events, now }),
        checkVideos({ database, jobs, now }),
        checkVideosOfShard({ database, check: createVideoCheck(config.videos), now }),
        ...(proof ? [signDailyRoot({ proof })] : []),
      ],
      log,
    );
    await boss.schedule('start-projector', EACH_MINUTE, {});
    await boss.schedule('sweep-attempts', EACH_MINUTE, {});
    // A machine that is on by day only sweeps when it is on again.
    await boss.schedule('sweep-files', EACH_DAY, {}, { missed: 'once' });
    await boss.schedule('delete-expired-access', EACH_HOUR, {}, { missed: 'once' });
    await boss.schedule('forget-inactive', EACH_DAY, {}, { missed: 'once' });
    await boss.schedule('end-guardians', EACH_DAY, {}, { missed: 'once' });
    await boss.schedule('delete-expired-exports', EACH_DAY, {}, { missed: 'once' });
    await boss.schedule('reconcile-subscriptions', EACH_HOUR, {}, { missed: 'once' });
    await boss.schedule('check-videos', EACH_MORNING, {}, { missed: 'once' });
    await boss.schedule('start-digests', MONDAY_AFTERNOON, {}, { tz: 'America/Toronto', missed: 'once' });
    if (proof) {
      await boss.schedule('sign-root', EACH_HOUR, {});
      await jobs.enqueue(database.kysely, 'sign-root', {});
    } else
      log.warn(
        'no daily root is signed and the log is not proved: PALMARES_ROOTS and PALMARES_SIGNING_KEY are not set',
      );
    working = projector;
    return { metricsUrl: served?.url, stop };
  } catch (error) {
    await stop().catch((err: unknown) => log.error({ err }, 'the worker could not be closed'));
    throw error;
  }
};
