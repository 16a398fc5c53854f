import { type QueueName, queues } from './queues.ts';

/** The queues whose jobs send one mail each. */
export type MailQueueName = Extract<QueueName, `send-${string}`>;

export const isMailQueue = (queue: string): queue is MailQueueName => queue in queues && queue.startsWith('send-');

export const mailQueues: readonly MailQueueName[] = Object.keys(queues).filter(isMailQueue);
