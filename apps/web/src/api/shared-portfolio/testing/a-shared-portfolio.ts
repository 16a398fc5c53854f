import { anAccount, aPublicLink, type ConnectedDatabase } from '@palmares/db/testing';
import type { SectionContent, SectionName } from '@palmares/domain/portfolio';
import { shardOf } from '@palmares/event-store';

const year = new Date().getUTCFullYear();

const writeSection = async <Name extends SectionName>(
  { owner }: ConnectedDatabase,
  athleteId: string,
  section: Name,
  content: SectionContent<Name>,
): Promise<void> => {
  await owner.pool.query(
    `insert into read.portfolio_sections (athlete_id, section, version, content) values ($1, $2, 2, $3)
     on conflict (athlete_id, section) do update set content = excluded.content`,
    [athleteId, section, JSON.stringify(content)],
  );
  await owner.pool.query('update read.portfolios set version = version + 1 where athlete_id = $1', [athleteId]);
};

/** The square picture of an athlete, and a document: a transcript. */
export interface SharedFiles {
  readonly pictureId: string;
  readonly documentId: string;
}

export const writePicture = (db: ConnectedDatabase, athleteId: string, fileId: string): Promise<void> => {
  const crop = fileId === '' ? null : { left: 0, top: 0, side: 1 };
  return writeSection(db, athleteId, 'profile-picture', { fileId, crop, cardCrop: crop });
};

export const writeDocuments = (db: ConnectedDatabase, athleteId: string, ids: readonly string[]): Promise<void> =>
  writeSection(db, athleteId, 'academic-documents', {
    documents: ids.map((id) => ({ id, name: 'Relevé d’été', type: 'application/pdf', bytes: 9, pages: 1 })),
  });

/** Writes what the portfolio projection would, of an adult unless an age is given, and makes a link. */
export const aSharedPortfolio = async (
  db: ConnectedDatabase,
  { age = 20, passcodeHash = null }: { readonly age?: number; readonly passcodeHash?: string | null } = {},
) => {
  const dateOfBirth = `${year - age}-01-01`;
  const { athleteId } = await anAccount(db.database, { dateOfBirth });
  const files: SharedFiles = { pictureId: crypto.randomUUID(), documentId: crypto.randomUUID() };
  await db.owner.pool.query(
    `insert into read.portfolios
       (athlete_id, shard, version, first_name, last_name, date_of_birth, country, region, language)
     values ($1, $2, 2, 'Maëlle', 'Gagnon', $3, 'can', 'QC', 'fr-ca')`,
    [athleteId, shardOf(athleteId), dateOfBirth],
  );
  await writeSection(db, athleteId, 'introduction', {
    greetingsLine1: 'Bonjour!',
    greetingsLine2: '',
    shortDesc: '',
    intro: 'Je nage le 400 m.',
  });
  await writeSection(db, athleteId, 'contacts', {
    contacts: [
      {
        id: crypto.randomUUID(),
        role: 'own',
        name: '',
        relation: '',
        organization: '',
        phone: '4185550142',
        email: '',
        permission: false,
      },
    ],
  });
  await writePicture(db, athleteId, files.pictureId);
  await writeDocuments(db, athleteId, [files.documentId]);
  return { ...(await aPublicLink(db, { athleteId, passcodeHash })), ...files };
};
