import { queues } from '@palmares/db/jobs';
import { countFaults, type Faults, type ProvenLog } from '@palmares/event-store/integrity';
import type { Logger } from 'pino';
import { type Proof, ProofFailed } from '../proof/proof.ts';
import { job } from './job.ts';

const name = 'sign-root';

/** Of each kind; `last-check.json` has all. */
const MOST_LOGGED = 20;

const firstOf = ({ chains, streams, files, shards }: Faults) => ({
  chains: chains.slice(0, MOST_LOGGED),
  streams: streams.slice(0, MOST_LOGGED),
  files: files.slice(0, MOST_LOGGED),
  shards: shards.slice(0, MOST_LOGGED),
});

const tell = (log: Logger, { signed, day, slots, slotsDue, found, faults }: ProvenLog): void => {
  if (signed.outcome === 'signed') {
    const { date, buildsOn, streams, root } = signed;
    log.info({ date, buildsOn, streams, root }, 'the root is signed');
  }
  const known = countFaults(faults);
  if (day || slots.length > 0) log.info({ day, slots, slotsDue, faults: known }, 'the log was proven as far as is due');
  const fresh = countFaults(found);
  if (fresh > 0)
    log.error(
      { faults: known, found: fresh, ...firstOf(found) },
      'the log is not what was recorded and signed: run palmares history verify --all, or palmares roots check for the roots alone',
    );
};

/** Asked each hour: signs once a day, and proves of the log what is due. */
export const signDailyRoot = ({ proof }: { readonly proof: Pick<Proof, 'run'> }) =>
  job({
    name,
    data: queues[name].data,
    atOnce: 1,
    handle: async (_, { log }) => {
      const proven = await proof.run().catch((error: unknown) => {
        if (error instanceof ProofFailed)
          log.error({ failure: error.failure }, 'the log could not be proven, and is tried again within the hour');
        throw error;
      });
      if (proven === 'taken') log.info('another worker proves the log');
      else if (proven === 'stopped') log.info('proving the log goes on when a worker starts');
      else tell(log, proven);
    },
  });
