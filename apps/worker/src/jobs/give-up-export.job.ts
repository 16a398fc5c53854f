import type { Database } from '@palmares/db';
import { markExportFailed } from '@palmares/db/data-exports';
import { queues } from '@palmares/db/jobs';
import { job } from './job.ts';

const name = 'give-up-export';

/** Ends a download whose worker died at the last try. Without this its athlete could never ask for another. */
export const giveUpExport = ({ database }: { readonly database: Database }) =>
  job({
    name,
    data: queues[name].data,
    atOnce: 3,
    handle: async (own, { log }) => {
      const failed = await markExportFailed(database.kysely, own);
      log.info({ ...own, failed }, 'data download given up');
    },
  });
