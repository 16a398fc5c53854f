import { findByEmail } from '@palmares/db/accounts';
import { claimUpload, insertFile, markReady, markReceived, readyFiles } from '@palmares/db/files';
import type { ReadyFile } from '@palmares/domain/files';
import { academicDocumentsLimits } from '@palmares/domain/sections';
import { fullPortfolio } from '@palmares/tools/bench/editor/full-portfolio.ts';
import type { ProductUnderTest } from '../fixtures/product.ts';
import type { Person } from './person.ts';
import { type Contents, sharedPageOf, writeSections } from './set-up.ts';
import { withDatabase } from './signed-in.ts';

/** Adds documents that count as checked. They have no bytes. */
const addDocuments = (product: ProductUnderTest, athleteId: string, count: number): Promise<readonly ReadyFile[]> =>
  withDatabase(product, ({ database: { kysely } }) =>
    kysely.transaction().execute(async (tx) => {
      for (let added = 0; added < count; added += 1) {
        const bytes = 900;
        const fileId = await insertFile(tx, { athleteId, kind: 'document', name: 'transcript.pdf', bytes });
        const claim = await claimUpload(tx, { athleteId, fileId }, 60);
        if (claim) await markReceived(tx, { athleteId, fileId, bytes, claim });
        const type = 'application/pdf' as const;
        await markReady(tx, { athleteId, fileId, type, bytes, width: null, height: null, pages: 1 });
      }
      return readyFiles(tx, athleteId);
    }),
  );

interface Numbered {
  readonly contents: Contents;
  readonly words: readonly string[];
}

/** A portfolio full to every limit, in which each whole word is another. */
const numberedPortfolio = (files: readonly ReadyFile[]): Numbered => {
  const words: string[] = [];
  const nextWord = (): string => {
    const word = `w${String(words.length).padStart('hockeys'.length - 1, '0')}`;
    words.push(word);
    return word;
  };
  const numbered = (value: unknown): unknown => {
    if (typeof value === 'string') return value.replaceAll('hockeys', nextWord);
    if (Array.isArray(value)) return value.map(numbered);
    if (value === null || typeof value !== 'object') return value;
    return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, numbered(inner)]));
  };
  const { 'profile-picture': _, ...sections } = fullPortfolio;
  const contents = Object.entries(sections).map(([name, fill]) => [name, numbered(fill({ at: new Date(), files }))]);
  return { contents: Object.fromEntries(contents), words };
};

interface FullPage {
  readonly path: string;
  /** Every whole word that was written, each different. */
  readonly words: readonly string[];
}

/** Shares a portfolio that is full to every limit, except for a picture and the Identity test. */
export const fullSharedPage = async (product: ProductUnderTest, person: Person): Promise<FullPage> => {
  const path = await sharedPageOf(product, person, {});
  const account = await withDatabase(product, ({ database }) => findByEmail(database.kysely, person.email));
  const { athleteId = '' } = account ?? {};
  const documents = await addDocuments(product, athleteId, academicDocumentsLimits.documents);
  const { contents, words } = numberedPortfolio(documents);
  await writeSections(product, athleteId, contents);
  return { path, words };
};
