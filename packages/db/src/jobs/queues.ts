import { languages } from '@palmares/domain/kernel';
import { z } from 'zod';

interface QueueOptions {
  readonly retryLimit: number;
  readonly retryDelay?: number;
  readonly retryBackoff?: boolean;
  readonly expireInSeconds?: number;
  readonly notify: boolean;
  /** `short`: at most one waiting job per `singletonKey`. */
  readonly policy?: 'short';
  /** The queue that gets a job after its last retry, even if its worker died. Declared before this one. */
  readonly deadLetter?: string;
}

interface Keys {
  readonly singletonKey?: string;
  /** Workers may limit how many jobs of one group run at once. */
  readonly group?: { readonly id: string };
}

const queue = <Schema extends z.ZodType<object>>(
  data: Schema,
  options: QueueOptions,
  keysOf: (data: z.infer<Schema>) => Keys = () => ({}),
) => ({
  data,
  options,
  /** Checks the data of a job. Throws on any other. */
  prepare: (given: unknown): { readonly job: object; readonly keys: Keys } => {
    const job = data.parse(given);
    return { job, keys: keysOf(job) };
  },
});

const patient = { retryLimit: 8, retryDelay: 5, retryBackoff: true, notify: true };

const file = z.object({ athleteId: z.uuid(), fileId: z.uuid() });

const dataExport = z.object({ athleteId: z.uuid(), exportId: z.uuid() });

/** Every queue of the product. Jobs carry ids only: what an id stands for is read when the job runs. */
export const queues = {
  'start-projector': queue(z.object({}), { retryLimit: 0, notify: true }),
  'send-verification-code': queue(z.object({ athleteId: z.uuid() }), { retryLimit: 3, retryDelay: 2, notify: true }),
  'send-email-change': queue(
    z.object({ athleteId: z.uuid(), requestId: z.uuid(), kind: z.enum(['code', 'notice']) }),
    patient,
  ),
  'send-new-device-notice': queue(z.object({ athleteId: z.uuid(), announcementId: z.uuid() }), patient),
  'send-password-reset': queue(z.object({ athleteId: z.uuid(), requestId: z.uuid() }), patient),
  'send-guardian-link': queue(z.object({ requestId: z.uuid() }), patient),
  'send-guardian-notice': queue(z.object({ athleteId: z.uuid(), requestId: z.uuid() }), patient),
  'send-guardian-receipt': queue(z.object({ receiptId: z.uuid() }), patient),
  'send-link-closed-notice': queue(z.object({ athleteId: z.uuid(), linkId: z.uuid() }), patient),
  'send-contact-message': queue(z.object({ messageId: z.uuid() }), patient),
  'end-guardians': queue(z.object({}), { retryLimit: 0, notify: true }),
  // Not retried, because the next day's run finds the athletes that are left.
  'forget-inactive': queue(z.object({}), { retryLimit: 0, notify: true }),
  'send-inactive-notice': queue(z.object({ athleteId: z.uuid() }), patient),
  // Retried soon, because an interrupted run leaves an erasure unfinished.
  'erase-abandoned': queue(z.object({}), { retryLimit: 2, retryDelay: 300, expireInSeconds: 6 * 3600, notify: true }),
  'delete-expired-access': queue(z.object({}), { retryLimit: 0, notify: true }),
  'give-up-file': queue(file, patient),
  'process-file': queue(file, { ...patient, expireInSeconds: 300, deadLetter: 'give-up-file' }, ({ athleteId }) => ({
    group: { id: athleteId },
  })),
  // A job reads the newest crop when it starts, so one waiting job covers every choice made until then.
  'crop-picture': queue(file, { ...patient, expireInSeconds: 300, policy: 'short' }, ({ fileId }) => ({
    singletonKey: fileId,
  })),
  'remove-file': queue(file, patient),
  'give-up-export': queue(dataExport, patient),
  'make-export': queue(dataExport, { ...patient, expireInSeconds: 1800, deadLetter: 'give-up-export' }),
  'send-export-notice': queue(dataExport, patient),
  // Not retried, because the next day deletes what is left.
  'delete-expired-exports': queue(z.object({}), { retryLimit: 0, notify: true }),
  // Few retries, because somebody waits for it and can ask again. A job draws the portfolio as it is when it starts.
  'make-pdf': queue(
    z.object({ athleteId: z.uuid(), linkId: z.uuid(), language: z.enum(languages) }),
    { retryLimit: 2, retryDelay: 2, expireInSeconds: 60, notify: true, policy: 'short' },
    ({ linkId, language }) => ({ singletonKey: `${linkId} ${language}` }),
  ),
  'sweep-files': queue(z.object({}), { retryLimit: 0, expireInSeconds: 3600, notify: true }),
  'close-attempt': queue(z.object({ athleteId: z.uuid(), attemptId: z.uuid() }), patient),
  // Not retried, because a run starts every minute.
  'sweep-attempts': queue(z.object({}), { retryLimit: 0, expireInSeconds: 300, notify: true }),
  'check-videos': queue(z.object({}), { retryLimit: 0, notify: true }),
  // Not retried, because the next day's run asks again.
  'check-videos-of-shard': queue(z.object({ shard: z.int().min(0).max(255) }), {
    retryLimit: 0,
    expireInSeconds: 3600,
    notify: true,
  }),
  'send-deletion-notice': queue(z.object({ athleteId: z.uuid(), kind: z.enum(['asked', 'undone']) }), patient),
  'send-published-notice': queue(z.object({ athleteId: z.uuid(), linkId: z.uuid() }), patient),
  'send-tries-notice': queue(z.object({ athleteId: z.uuid(), linkId: z.uuid() }), patient),
  // Not retried, because it enqueues a job for each athlete, and another run follows next week.
  'start-digests': queue(z.object({}), { retryLimit: 0, notify: true }),
  'send-digest': queue(z.object({ athleteId: z.uuid(), until: z.iso.datetime() }), patient),
  'send-opening-notice': queue(z.object({ athleteId: z.uuid(), linkId: z.uuid() }), patient),
  'send-plan-notice': queue(
    z.object({ athleteId: z.uuid(), eventId: z.uuid(), kind: z.enum(['begun', 'failed', 'ending', 'ended']) }),
    patient,
  ),
  'send-second-subscription-notice': queue(
    z.object({ athleteId: z.uuid(), subscriptionId: z.string().min(1) }),
    patient,
  ),
  // The first run, and one after missed days, reads much of the log. Not retried, because a run starts every hour.
  'sign-root': queue(z.object({}), { retryLimit: 0, expireInSeconds: 6 * 3600, notify: true }),
  // A job reads the account when it starts, so one waiting job is enough.
  'sync-customer': queue(z.object({ athleteId: z.uuid() }), { ...patient, policy: 'short' }, ({ athleteId }) => ({
    singletonKey: athleteId,
  })),
  // One page per job. A page whose job fails is read again from the same place, and the next hour starts over.
  'reconcile-subscriptions': queue(
    z.object({ until: z.iso.datetime().optional(), after: z.string().min(1).optional() }),
    { ...patient, policy: 'short' },
    ({ after = 'first' }) => ({ singletonKey: after }),
  ),
  // A job reads what is paid when it starts, so one waiting job is enough.
  'keep-one-subscription': queue(
    z.object({ athleteId: z.uuid(), customerId: z.string().min(1) }),
    { ...patient, policy: 'short' },
    ({ athleteId }) => ({ singletonKey: athleteId }),
  ),
  'sync-subscription': queue(z.object({ subscriptionId: z.string().min(1) }), patient),
};

export type QueueName = keyof typeof queues;
export type JobData<Name extends QueueName> = z.infer<(typeof queues)[Name]['data']>;
