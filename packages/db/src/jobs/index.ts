export { createJobs, type EnqueueOptions, type JobRetries, type Jobs } from './enqueue.ts';
export { type JobState, jobStates, type ListedJob, listJobs } from './list-jobs.ts';
export { isMailQueue, type MailQueueName, mailQueues } from './mail-queues.ts';
export { type JobData, type QueueName, queues } from './queues.ts';
