import { compareFiles, type FileComparison } from '@palmares/application';
import type { Queryable } from '@palmares/db';
import { openFileStore } from '@palmares/files';
import type { FileStoreConfig } from '@palmares/files/settings';
import { messageOf } from '../output.ts';
import { count, type Finding, fail, ok, warn } from './finding.ts';

const judge = ({ stored, nameless, missing }: FileComparison): Finding => {
  if (missing.length > 0)
    return fail(
      'files',
      `${count(missing.length, 'row')} without bytes, ${count(nameless.length, 'file')} without a row`,
      'Run palmares files check, which lists them, and restore the bytes from a backup of the file store.',
    );
  if (nameless.length > 0)
    return warn(
      'files',
      `${nameless.length} of ${count(stored, 'file')} without a row`,
      'Run palmares files check, which lists them, and palmares files clean, which removes them.',
    );
  return ok('files', `${count(stored, 'file')}, each with its row`);
};

/** Compares the file store with the database. `config`: undefined if its settings are missing or invalid. */
export const checkFileStore = async (db: Queryable, config: FileStoreConfig | undefined): Promise<Finding> => {
  if (!config)
    return warn(
      'files',
      'FILES_FOLDER or a complete set of S3_* variables is not set here',
      'Set them to the values that web and worker use.',
    );
  try {
    return judge(await compareFiles(db, await openFileStore(config)));
  } catch (error) {
    return fail(
      'files',
      `cannot be compared: ${messageOf(error)}`,
      'Check FILES_FOLDER or the S3 settings, and that this user may read the files.',
    );
  }
};
