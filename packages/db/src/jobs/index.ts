export { createJobs, type EnqueueOptions, type Jobs } from './enqueue.ts';
export { type QueueName, queues } from './queues.ts';
