import type { EventLog } from '@palmares/db/event-store';
import type { FileRow } from '@palmares/db/files';
import { newestPortfolio } from '@palmares/db/read-models';
import type { FileKind } from '@palmares/domain/files';
import { academicDocument } from '@palmares/domain/sections';
import type { DemoAccount } from '../demo-account.ts';
import type { DemoFile, DemoFiles } from './demo-files.ts';

/** A section that refers to files. */
export interface FileSection {
  readonly name: 'profile-picture' | 'academic-documents';
  readonly kind: FileKind;
  filesOf(demo: DemoFiles): readonly DemoFile[];
  /** The section's content, of the checked files in the order of `filesOf`. */
  contentOf(demo: DemoFiles, rows: readonly FileRow[]): Partial<DemoAccount['sections']>;
}

const profilePicture: FileSection = {
  name: 'profile-picture',
  kind: 'picture',
  filesOf: ({ picture }) => [picture],
  contentOf: ({ picture: { crop, cardCrop } }, [row]) => ({
    'profile-picture': () => ({ fileId: row?.id ?? '', crop, cardCrop }),
  }),
};

const academicDocuments: FileSection = {
  name: 'academic-documents',
  kind: 'document',
  filesOf: ({ documents }) => documents,
  contentOf: ({ documents }, rows) => ({
    'academic-documents': () => ({
      documents: rows.map(({ id, type, bytes, pages }, index) =>
        academicDocument.parse({ id, name: documents[index]?.name, type, bytes, pages }),
      ),
    }),
  }),
};

/** Returns the file sections that the athlete has never written. An emptied section stays empty. */
export const unwrittenFileSections = async (log: EventLog, athleteId: string): Promise<readonly FileSection[]> => {
  const { sections } = await newestPortfolio(log, athleteId);
  return [profilePicture, academicDocuments].filter(({ name }) => sections[name].version === 0);
};
