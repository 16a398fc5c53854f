import { Readable } from 'node:stream';
import type { Database } from '@palmares/db';
import { accountFacts } from '@palmares/db/data-exports';
import { type EventLog, foldStream } from '@palmares/db/event-store';
import { newestPortfolio } from '@palmares/db/read-models';
import { identityContents, portfolioContents } from '@palmares/domain/data-export';
import { banks, textsOf } from '@palmares/domain/identity/bank';
import { planAt } from '@palmares/domain/plan';
import type { FileStore } from '@palmares/files';
import { accountContents } from './account-contents.ts';
import { exportedFiles } from './archived-files.ts';
import { historyInWords } from './history-in-words.ts';
import { historyText } from './history-text.ts';
import { readmeText } from './readme.ts';
import { sharingContents } from './sharing-contents.ts';
import type { ZipEntry } from './zip.ts';

export interface ExportSources {
  readonly database: Database;
  readonly log: EventLog;
  readonly store: FileStore;
  readonly publicUrl: string;
}

const textEntry = (path: string, open: () => Promise<AsyncIterable<string> | Iterable<string>>): ZipEntry => ({
  path,
  compress: true,
  open: async () => Readable.from(await open()),
});

const jsonEntry = (path: string, contents: () => unknown): ZipEntry =>
  textEntry(path, async () => [`${JSON.stringify(await contents(), null, 2)}\n`]);

/** Returns the entries of an athlete's archive; undefined if the athlete was erased. */
export const exportEntries = async (
  { database: { kysely }, log, store, publicUrl }: ExportSources,
  athleteId: string,
  at: Date,
): Promise<readonly ZipEntry[] | undefined> => {
  const facts = await accountFacts(kysely, athleteId);
  if (!facts) return undefined;
  const { language, firstName, lastName } = facts;
  const portfolio = await newestPortfolio(log, athleteId);
  const files = await exportedFiles({ db: kysely, store }, athleteId, portfolio.sections);
  const plan = planAt((await foldStream(log, 'plan', athleteId)).state, at);
  return [
    textEntry('README.txt', async () => [readmeText({ language, name: `${firstName} ${lastName}`, at, publicUrl })]),
    jsonEntry('account.json', () => accountContents({ athleteId, facts, plan, files }, at)),
    jsonEntry('portfolio.json', () => portfolioContents(portfolio, at)),
    jsonEntry('identity.json', async () =>
      identityContents(
        (await foldStream(log, 'identity', athleteId)).state,
        // An attempt of a newer program's bank has no words here, and the rest is exported.
        (attempt) => (banks.some(({ version }) => version === attempt.bank) ? textsOf(attempt, language) : {}),
        at,
      ),
    ),
    jsonEntry('sharing.json', () => sharingContents(kysely, athleteId, at)),
    textEntry('history.txt', async () => historyInWords(log, athleteId, language)),
    textEntry('history.json', async () => historyText(log, athleteId, at)),
    ...files.flatMap(({ archived }) =>
      archived ? [{ path: archived.path, compress: false, open: () => store.read(archived.key) }] : [],
    ),
  ];
};
