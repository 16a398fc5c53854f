import { z } from 'zod';

interface Queue {
  readonly data: z.ZodType;
  readonly options: {
    readonly retryLimit: number;
    readonly retryDelay?: number;
    readonly retryBackoff?: boolean;
    readonly expireInSeconds?: number;
    readonly notify: boolean;
    readonly policy?: 'standard' | 'short' | 'singleton' | 'stately' | 'exclusive';
  };
}

const patient = { retryLimit: 8, retryDelay: 5, retryBackoff: true, notify: true } as const;

/** Every queue of the product. Jobs carry ids only: what an id stands for is read when the job runs. */
export const queues = {
  'start-projector': { data: z.object({}), options: { retryLimit: 0, notify: true } },
  'send-verification-code': {
    data: z.object({ athleteId: z.uuid() }),
    options: { retryLimit: 3, retryDelay: 2, notify: true },
  },
  'process-file': {
    data: z.object({ athleteId: z.uuid(), fileId: z.uuid() }),
    options: { ...patient, expireInSeconds: 300 },
  },
  'crop-picture': {
    data: z.object({ athleteId: z.uuid(), fileId: z.uuid() }),
    options: { ...patient, expireInSeconds: 300 },
  },
  'remove-file': { data: z.object({ athleteId: z.uuid(), fileId: z.uuid() }), options: patient },
  'sweep-files': { data: z.object({}), options: { retryLimit: 0, expireInSeconds: 3600, notify: true } },
  'send-published-notice': { data: z.object({ athleteId: z.uuid(), linkId: z.uuid() }), options: patient },
  // The first run, and one after missed days, reads much of the log. Not retried, because a run starts every hour.
  'sign-root': { data: z.object({}), options: { retryLimit: 0, expireInSeconds: 6 * 3600, notify: true } },
  'sync-subscription': { data: z.object({ subscriptionId: z.string().min(1) }), options: patient },
} as const satisfies Record<string, Queue>;

export type QueueName = keyof typeof queues;
export type JobData<Name extends QueueName> = z.infer<(typeof queues)[Name]['data']>;
