import { appenderOn, type OurLogOptions, ourLog } from '../our-log.ts';
import { bareInsert } from '../peers/bare-insert.ts';
import { checkedInsert } from '../peers/checked-insert.ts';
import { emmett } from '../peers/emmett.ts';
import { messageDb } from '../peers/message-db.ts';
import type { Appender, AppenderOptions } from '../peers/peer.ts';
import type { BenchServer } from '../server.ts';
import { sealedBeforehand } from './sealed-beforehand.ts';

export const contenderNames = {
  bare: 'bare prepared INSERT',
  checked: 'the same and an expected version',
  sealed: 'ours, sealed beforehand',
  ours: 'ours, each append a call',
  unnamed: 'ours, unnamed statements (as through PgBouncer)',
  together: 'ours, appends that meet share a call',
  emmett: 'Emmett 0.42.0',
  messageDb: 'message-db 1.3.1',
} as const;

export type ContenderName = keyof typeof contenderNames;

const ours = async (url: string, options: AppenderOptions, how: OurLogOptions): Promise<Appender> => {
  const log = ourLog(url, options.clients, how);
  return { ...(await appenderOn(log, options)), close: log.close };
};

export interface Contenders {
  readonly appenders: Readonly<Partial<Record<ContenderName, Appender>>>;
  /** The owner's address of the database that our store writes to. */
  readonly ownerUrl: string;
}

/** Prepares Emmett and message-db in their own databases, and all others in a shared one. */
export const contendersFor = async (
  server: BenchServer,
  { peers, ...options }: AppenderOptions & { readonly peers: boolean },
): Promise<Contenders> => {
  const suffix = `${options.clients}_clients`;
  const database = await server.migrated(`ours_${suffix}`);
  const { url, ownerUrl } = database;
  return {
    ownerUrl,
    appenders: {
      bare: await bareInsert(database, options),
      checked: await checkedInsert(database, options),
      sealed: await sealedBeforehand(url, options),
      ours: await ours(url, options, { together: false }),
      unnamed: await ours(url, options, { together: false, prepared: false }),
      together: await ours(url, options, { together: true }),
      ...(peers
        ? {
            emmett: await emmett(await server.empty(`emmett_${suffix}`), options),
            messageDb: await messageDb(await server.empty(`message_db_${suffix}`), options),
          }
        : {}),
    },
  };
};
