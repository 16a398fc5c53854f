export { createJobs, type EnqueueOptions, type Jobs } from './enqueue.ts';
export { type JobData, type QueueName, queues } from './queues.ts';
