import { buffer } from 'node:stream/consumers';
import { type PortfolioSheet, portfolioSheet, type SheetOf, sheetsOf } from '@palmares/application';
import type { Database } from '@palmares/db';
import type { EventLog } from '@palmares/db/event-store';
import { queues } from '@palmares/db/jobs';
import { linksOf, publishTokenOpener } from '@palmares/db/sharing';
import { KeyDestroyed, type Keyring } from '@palmares/event-store/event-log';
import { athletePrefix, FileMissing, type FileStore, filePrefix, parseFileKey } from '@palmares/files';
import { makePdf } from '@palmares/handouts/pdf';
import { job } from './job.ts';

interface Needs {
  readonly database: Database;
  readonly keyring: Keyring;
  readonly log: EventLog;
  readonly store: FileStore;
  readonly publicUrl: string;
  readonly now: () => Date;
}

const name = 'make-pdf';

const SHEET_BYTES = 2 ** 20;

/** The address of a link that is not revoked; undefined also for an athlete who was erased. */
const addressOf = async (
  { database: { kysely }, keyring, publicUrl }: Needs,
  { athleteId, linkId, language }: SheetOf,
) => {
  const links = await linksOf(kysely, { athleteId, unseal: publishTokenOpener(keyring, kysely, athleteId) });
  const token = links.find((link) => link.linkId === linkId)?.token;
  return token ? new URL(`/${language}/athletes/${token}`, publicUrl).href : undefined;
};

const pictureOf = async (store: FileStore, { picture }: PortfolioSheet): Promise<Buffer | undefined> => {
  if (!picture) return undefined;
  try {
    return await buffer(await store.read(picture));
  } catch (error) {
    if (error instanceof FileMissing) return undefined;
    throw error;
  }
};

/** All sheets of this link in this language but the one that is kept. */
const removeOthers = async (store: FileStore, of: SheetOf, kept: string | undefined): Promise<void> => {
  for await (const key of store.keys(athletePrefix(of.athleteId))) {
    const { size, fileId } = parseFileKey(key) ?? { size: undefined, fileId: '' };
    if (size !== 'sheet' || fileId === kept || !fileId.startsWith(sheetsOf(of))) continue;
    await store.removeAll(filePrefix({ athleteId: of.athleteId, fileId }));
  }
};

const make = async (needs: Needs, of: SheetOf): Promise<string | undefined> => {
  const { database, log, store, publicUrl, now } = needs;
  const address = await addressOf(needs, of);
  const sheet = address && (await portfolioSheet({ kysely: database.kysely, log, store, publicUrl }, of, now()));
  if (!address || !sheet) return undefined;
  const { portfolio, key, fileId } = sheet;
  const pdf = await makePdf({ portfolio, language: of.language, address, picture: await pictureOf(store, sheet) });
  await store.write(key, pdf, { type: 'application/pdf', atMost: SHEET_BYTES });
  // The link was revoked, or its athlete erased, meanwhile.
  return (await addressOf(needs, of)) ? fileId : undefined;
};

/** Makes the sheet of a shared portfolio as it is now. One at a time, because drawing takes a core. */
export const makePdfJob = (needs: Needs) =>
  job({
    name,
    data: queues[name].data,
    atOnce: 1,
    handle: async (of, { log }) => {
      const kept = await make(needs, of).catch((error: unknown) => {
        if (error instanceof KeyDestroyed) return undefined;
        throw error;
      });
      await removeOthers(needs.store, of, kept);
      log.info({ linkId: of.linkId, made: kept !== undefined }, 'sheet of a portfolio made');
    },
  });
