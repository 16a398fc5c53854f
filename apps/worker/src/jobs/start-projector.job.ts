import { queues } from '@palmares/db/jobs';
import type { Projector } from '@palmares/event-store/projector';
import { job } from './job.ts';

const name = 'start-projector';

/** Runs every minute in whichever worker takes the job, and restarts that worker's projector if it has stopped. */
export const startProjector = ({ projector }: { readonly projector: Pick<Projector, 'running' | 'start'> }) =>
  job({
    name,
    data: queues[name].data,
    atOnce: 1,
    handle: async (_, { log }) => {
      if (projector.running) return;
      log.warn('the projector had stopped and was restarted');
      projector.start();
    },
  });
