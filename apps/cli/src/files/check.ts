import { compareFiles, type FileComparison } from '@palmares/application';
import type { OwnFile } from '@palmares/db/files';
import { openFileStore } from '@palmares/files';
import { fileStoreConfig } from '@palmares/files/settings';
import { filesConfig } from '../config.ts';
import { count } from '../doctor/finding.ts';
import { exitCodes, type OutputOptions, print } from '../output.ts';
import { withDatabase } from '../with-database.ts';

const listed = (heading: string, files: readonly OwnFile[]): readonly string[] =>
  files.length === 0 ? [] : [heading, ...files.map(({ athleteId, fileId }) => `  athletes/${athleteId}/${fileId}`)];

const inWords = ({ stored, nameless, missing }: FileComparison): string =>
  [
    `In the store: ${count(stored, 'file')}.`,
    ...listed('Rows without bytes; restore the bytes from a backup of the store:', missing),
    ...listed('Bytes without a row; palmares files clean removes them:', nameless),
    ...(missing.length + nameless.length === 0 ? ['Each has its row, and each row has its bytes.'] : []),
  ].join('\n');

/** Runs `files check`. */
export const checkFiles = (output: OutputOptions): Promise<void> =>
  withDatabase(
    { settings: filesConfig, applicationName: 'palmares files', max: 2 },
    async ({ config, database: { kysely } }) => {
      const comparison = await compareFiles(kysely, await openFileStore(fileStoreConfig(config)));
      print(output, comparison, inWords);
      return comparison.missing.length + comparison.nameless.length === 0 ? exitCodes.ok : exitCodes.failed;
    },
  );
