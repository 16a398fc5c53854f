import { beginUpload, receiveUpload, type UploadedBytes } from '@palmares/application';
import type { Database } from '@palmares/db';
import { filesOf, type OwnFile } from '@palmares/db/files';
import type { Jobs } from '@palmares/db/jobs';
import type { FileKind } from '@palmares/domain/files';
import { type FileStore, fileKey } from '@palmares/files';
import { accept } from '../accept.ts';
import { demoDevice } from '../demo-account.ts';
import type { DemoFile } from './demo-files.ts';

export interface UploadDeps {
  readonly database: Database;
  readonly jobs: Pick<Jobs, 'enqueue'>;
  readonly store: FileStore;
}

const uploadKey = (file: OwnFile) => fileKey({ ...file, size: 'upload' });

const storing = (store: FileStore, bytes: Uint8Array): UploadedBytes => ({
  write: (file, atMost) => store.write(uploadKey(file), bytes, { type: 'application/octet-stream', atMost }),
  remove: (file) => store.remove(uploadKey(file)),
});

/** An upload of an earlier seed that no section refers to yet. One whose bytes never arrived is left to the sweep. */
const uploadedBefore = async ({ database }: UploadDeps, athleteId: string, { fileName }: DemoFile) =>
  (await filesOf(database.kysely, athleteId)).find(
    ({ name, state, usedAt }) => name === fileName && usedAt === null && (state === 'processing' || state === 'ready'),
  );

/** The claim ends by itself, and the next seed uploads the file again. */
const noticed = (failure: unknown): void => process.emitWarning(failure instanceof Error ? failure : String(failure));

/** Uploads a file as its athlete would, unless an earlier seed has. The worker then checks it. */
export const uploadFile = async (
  deps: UploadDeps,
  athleteId: string,
  kind: FileKind,
  demo: DemoFile,
): Promise<OwnFile> => {
  const before = await uploadedBefore(deps, athleteId, demo);
  if (before) return { athleteId, fileId: before.id };
  const actor = { kind: 'athlete', athleteId, device: demoDevice } as const;
  const bytes = await demo.bytes();
  const { fileId } = accept(await beginUpload(deps, actor, { kind, name: demo.fileName, bytes: bytes.length }));
  const upload = storing(deps.store, bytes);
  accept(await receiveUpload(deps, actor, { fileId, upload, onNotReleased: noticed }));
  return { athleteId, fileId };
};
