import type { FileKind } from '@palmares/domain/files';
import type { MyFile } from '../../../api/files/file-port.ts';

const hasArrived = ({ state }: MyFile): boolean => state === 'processing' || state === 'ready' || state === 'removed';

/**
 * Returns the files that arrived and that no section has referred to, for example because the page was reloaded before.
 * Of pictures only the newest counts, because each takes the place of the one before. `files` are oldest first.
 */
export const unusedFiles = (kind: FileKind, files: readonly MyFile[]): readonly MyFile[] => {
  const arrived = files.filter((file) => file.kind === kind && hasArrived(file));
  return (kind === 'picture' ? arrived.slice(-1) : arrived).filter(({ isUsed }) => !isUsed);
};
