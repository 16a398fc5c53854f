import { buffer } from 'node:stream/consumers';
import { type PortfolioSheet, portfolioSheet, type SheetOf, sheetsOf } from '@palmares/application';
import type { Database } from '@palmares/db';
import type { EventLog } from '@palmares/db/event-store';
import { queues } from '@palmares/db/jobs';
import { currentLink, publishTokenOpener } from '@palmares/db/sharing';
import { KeyDestroyed, type Keyring } from '@palmares/event-store/event-log';
import { athletePrefix, FileMissing, type FileStore, filePrefix, parseFileKey } from '@palmares/files';
import { missingFromPdf } from '@palmares/handouts/missing-letters';
import { makePdf } from '@palmares/handouts/pdf';
import { job } from './job.ts';

interface Deps {
  readonly database: Database;
  readonly keyring: Keyring;
  readonly log: EventLog;
  readonly store: FileStore;
  readonly publicUrl: string;
  readonly now: () => Date;
}

const name = 'make-pdf';

const SHEET_BYTES = 2 ** 20;

type Asked = Omit<SheetOf, 'parts'>;

/** Returns the address and the parts of a link; undefined if it has ended or its athlete was erased. */
const linkOf = async ({ database: { kysely }, keyring, publicUrl }: Deps, { athleteId, linkId, language }: Asked) => {
  const link = await currentLink(kysely, { athleteId, linkId, unseal: publishTokenOpener(keyring, kysely, athleteId) });
  return link && { address: new URL(`/${language}/athletes/${link.token}`, publicUrl).href, parts: link.parts };
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

/** Removes all sheets of a link in one language except the kept one. */
const removeOthers = async (store: FileStore, of: Asked, kept: string | undefined): Promise<void> => {
  for await (const key of store.keys(athletePrefix(of.athleteId))) {
    const { size, fileId } = parseFileKey(key) ?? { size: undefined, fileId: '' };
    if (size !== 'sheet' || fileId === kept || !fileId.startsWith(sheetsOf(of))) continue;
    await store.removeAll(filePrefix({ athleteId: of.athleteId, fileId }));
  }
};

const make = async (deps: Deps, of: Asked): Promise<string | undefined> => {
  const { database, log, store, publicUrl, now } = deps;
  const link = await linkOf(deps, of);
  if (!link) return undefined;
  const { address, parts } = link;
  const sheet = await portfolioSheet({ kysely: database.kysely, log, store, publicUrl }, { ...of, parts }, now());
  if (!sheet) return undefined;
  const { portfolio, key, fileId } = sheet;
  // The web process checks this before it asks, so the portfolio has changed since.
  if (missingFromPdf(portfolio, of.language).length > 0) return undefined;
  const pdf = await makePdf({ portfolio, language: of.language, address, picture: await pictureOf(store, sheet) });
  await store.write(key, pdf, { type: 'application/pdf', atMost: SHEET_BYTES });
  // The link has ended, or its athlete was erased, meanwhile.
  return (await linkOf(deps, of)) ? fileId : undefined;
};

/** Makes the sheet of a shared portfolio as it is now. One at a time, because drawing takes a core. */
export const makePdfJob = (deps: Deps) =>
  job({
    name,
    data: queues[name].data,
    atOnce: 1,
    handle: async (of, { log }) => {
      const kept = await make(deps, of).catch((error: unknown) => {
        if (error instanceof KeyDestroyed) return undefined;
        throw error;
      });
      await removeOthers(deps.store, of, kept);
      log.info({ linkId: of.linkId, made: kept !== undefined }, 'sheet of a portfolio made');
    },
  });
