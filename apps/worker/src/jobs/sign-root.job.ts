import { queues } from '@palmares/db/jobs';
import { countFaults, type Faults, type ProvenLog } from '@palmares/event-store/integrity';
import type { Logger } from 'pino';
import { type Proof, ProofFailed } from '../proof/proof.ts';
import { job } from './job.ts';

const name = 'sign-root';

/** Logged faults per kind; `last-check.json` in the roots folder has more. */
const MAX_LOGGED = 20;

const firstOf = ({ chains, streams, files, shards }: Faults) => ({
  chains: chains.slice(0, MAX_LOGGED),
  streams: streams.slice(0, MAX_LOGGED),
  files: files.slice(0, MAX_LOGGED),
  shards: shards.slice(0, MAX_LOGGED),
});

const logResult = (log: Logger, { signed, day, slots, slotsDue, found, faults }: ProvenLog): void => {
  if (signed.outcome === 'signed') {
    const { date, buildsOn, streams, root } = signed;
    log.info({ date, buildsOn, streams, root }, 'root signed');
  }
  const known = countFaults(faults);
  if (day || slots.length > 0) log.info({ day, slots, slotsDue, faults: known }, 'log proved as far as due');
  const fresh = countFaults(found);
  if (fresh > 0)
    log.error(
      { faults: known, found: fresh, ...firstOf(found) },
      'the log differs from what was recorded and signed: run palmares history verify --all, or palmares roots check for the roots alone',
    );
};

/** Runs hourly: signs a root once a day, and proves the parts of the log that are due. */
export const signDailyRoot = ({ proof }: { readonly proof: Pick<Proof, 'run'> }) =>
  job({
    name,
    data: queues[name].data,
    atOnce: 1,
    handle: async (_, { log }) => {
      const proven = await proof.run().catch((error: unknown) => {
        if (error instanceof ProofFailed)
          log.error({ failure: error.failure }, 'proving the log failed and will be retried within the hour');
        throw error;
      });
      if (proven === 'taken') log.info('another worker is proving the log');
      else if (proven === 'stopped') log.info('the proof of the log will continue when a worker starts');
      else logResult(log, proven);
    },
  });
