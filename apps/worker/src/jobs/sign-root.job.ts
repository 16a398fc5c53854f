import type { Database } from '@palmares/db/database';
import { queues } from '@palmares/db/jobs/queues';
import { checkRoots } from '@palmares/event-store/roots/check-roots';
import { keepLastCheck, readLastCheck } from '@palmares/event-store/roots/last-check';
import { rootDates } from '@palmares/event-store/roots/root-folder';
import { signRoot } from '@palmares/event-store/roots/sign-root';
import type { SigningKey } from '@palmares/event-store/roots/signing-key';
import { job } from './job.ts';

const name = 'sign-root';

export interface SignRootNeeds {
  readonly database: Database;
  readonly folder: string;
  readonly key: SigningKey;
}

/** Asked each hour, done once a day: signs all heads, and looks whether the day before still holds. */
export const signDailyRoot = ({ database, folder, key }: SignRootNeeds) =>
  job({
    name,
    data: queues[name].data,
    atOnce: 1,
    handle: async (_, { log }) => {
      const signed = await signRoot(database, { folder, key });
      const { date } = signed;
      if (signed.outcome === 'signed') {
        const { streams, root } = signed;
        log.info({ date, streams, root }, 'the root of all streams is signed');
      } else if ((await readLastCheck(folder))?.date === date) return;
      // Also when somebody else signed it: who did may have died before comparing.
      const since = (await rootDates(folder)).at(-2) ?? date;
      const { files, streams } = await checkRoots(database, { folder, publicKeys: [key.publicKey], since });
      if (files.length + streams.length > 0)
        log.error({ files, streams }, 'the log is not what was signed: run palmares roots check');
      const at = new Date().toISOString();
      await keepLastCheck(folder, { date, at, files: files.length, streams: streams.length });
    },
  });
