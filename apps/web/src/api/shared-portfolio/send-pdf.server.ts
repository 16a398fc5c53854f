import { setTimeout as pause } from 'node:timers/promises';
import { type PortfolioSheet, portfolioSheet, type SheetOf } from '@palmares/application';
import { FileMissing, type StoredFile } from '@palmares/files';
import { missingFromPdf } from '@palmares/handouts/missing-letters';
import { attachment } from '../files/attachment.ts';
import { type Body, harmless, notFound } from '../files/downloads.server.ts';
import type { Services } from '../transport/services.server.ts';
import { fileNameOf } from './file-name.ts';
import { pdfLacksLetters, pdfTakesLonger } from './no-pdf.server.ts';

/** Maximum milliseconds that a person waits after pressing a button that shows no progress. */
const WAIT_MS = 15_000;
const LOOK_EVERY_MS = 250;

type Store = Services['files'];

interface Asking {
  readonly services: Services;
  readonly visitor: { readonly address: string };
}

interface Sending {
  readonly body: Body;
  readonly waitMs?: number | undefined;
}

const stored = async (store: Store, { key }: PortfolioSheet): Promise<StoredFile | undefined> => {
  try {
    return await store.stat(key);
  } catch (error) {
    if (error instanceof FileMissing) return undefined;
    throw error;
  }
};

const waitFor = async (store: Store, sheet: PortfolioSheet, until: number): Promise<StoredFile | undefined> => {
  for (;;) {
    const found = await stored(store, sheet);
    if (found || performance.now() >= until) return found;
    await pause(LOOK_EVERY_MS);
  }
};

/** Returns the seconds until the PDF may be requested again; undefined if the request is within the limits. */
const chargeLimits = async ({ services: { quotas }, visitor }: Asking, { linkId }: SheetOf) => {
  for (const charge of [await quotas.charge('pdf-network', visitor.address), await quotas.charge('pdf-link', linkId)])
    if (!charge.ok) return charge.retryAfterSeconds;
  return undefined;
};

const askWorker = async ({ services: { jobs, database } }: Asking, { athleteId, linkId, language }: SheetOf) =>
  jobs.enqueue(database.kysely, 'make-pdf', { athleteId, linkId, language });

/**
 * Sends the sheet of an open portfolio as it is now. If it was not made yet, asks the worker and waits. Answers with a
 * page that offers to try again if that takes longer, or that lists the letters the PDF would lose.
 */
export const sendPdf = async (context: Asking, of: SheetOf, { body, waitMs = WAIT_MS }: Sending): Promise<Response> => {
  const { database, log, files, config, now } = context.services;
  const deps = { kysely: database.kysely, log, store: files, publicUrl: config.publicUrl.origin };
  const sheet = await portfolioSheet(deps, of, now());
  if (!sheet) return notFound();
  let file = await stored(files, sheet);
  if (!file) {
    const until = performance.now() + waitMs;
    // Charged before the letters are looked up, because that takes CPU time in this process.
    const retryAfter = await chargeLimits(context, of);
    if (retryAfter !== undefined) return pdfTakesLonger(of.language, { status: 429, retryAfter });
    const missing = missingFromPdf(sheet.portfolio, of.language);
    if (missing.length > 0) return pdfLacksLetters(of.language, missing);
    await askWorker(context, of);
    file = await waitFor(files, sheet, until);
  }
  if (!file) return pdfTakesLonger(of.language, { status: 503, retryAfter: 10 });
  const { bytes } = file;
  return new Response(body(await files.read(sheet.key)), {
    headers: {
      ...harmless,
      'content-type': 'application/pdf',
      'content-length': String(bytes),
      'content-disposition': attachment(fileNameOf(sheet.portfolio, 'pdf')),
      'cache-control': 'private, no-store',
    },
  });
};
