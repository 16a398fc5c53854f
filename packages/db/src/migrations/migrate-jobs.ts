import type pg from 'pg';
import { PgBoss, type Queue } from 'pg-boss';
import { type QueueName, queues } from '../jobs/queues.ts';

/** Strips the transaction of pg-boss, because the migrator already has one open, which a dry run rolls back. */
const insideTransaction = (sql: string): string => sql.replace(/^\s*BEGIN;/, '').replace(/COMMIT;\s*$/, '');

const isQueueName = (name: string): name is QueueName => name in queues;

const grants = `
  grant usage on schema pgboss to palmares_app;
  grant select, insert, update, delete on all tables in schema pgboss to palmares_app;
  grant usage, select on all sequences in schema pgboss to palmares_app;
  grant execute on all functions in schema pgboss to palmares_app;
`;

/** Creates the pg-boss schema and every queue as the owner, so that the app never needs to change a table. */
export const migrateJobs = async (client: pg.Client): Promise<void> => {
  const boss = new PgBoss({
    db: {
      executeSql: async (text, values) => {
        const result = await client.query(insideTransaction(text), values);
        return Array.isArray(result) ? { rows: result.flatMap(({ rows }) => rows) } : result;
      },
    },
    migrate: true,
    supervise: false,
    schedule: false,
  });
  const failures: Error[] = [];
  boss.on('error', (error) => failures.push(error));
  await boss.start();
  for (const name of Object.keys(queues).filter(isQueueName)) {
    const options: Omit<Queue, 'name'> = queues[name].options;
    const { policy = 'standard', ...changeable } = options;
    const existing = await boss.getQueue(name);
    if (existing) {
      await boss.updateQueue(name, changeable);
      // pg-boss changes no policy of a queue. Jobs that wait keep the one with which they were sent.
      await client.query('update pgboss.queue set policy = $2 where name = $1 and policy <> $2', [name, policy]);
    } else await boss.createQueue(name, { ...changeable, policy });
  }
  await boss.stop({ graceful: false });
  if (failures[0]) throw failures[0];
  await client.query(grants);
};
