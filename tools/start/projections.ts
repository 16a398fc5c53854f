import { connect, projections } from '@palmares/db';
import { readModelVersions } from '@palmares/event-store/projector';
import { run } from './run.ts';
import { programs, root } from './settings.ts';

/** Returns the projections that the database serves in another version than this program's. */
export const projectionsToRebuild = async (ownerUrl: string): Promise<readonly string[]> => {
  const database = connect({ url: ownerUrl, applicationName: 'palmares start', max: 1 });
  try {
    const served = await readModelVersions(database.kysely);
    return projections.filter(({ name, version }) => (served.get(name) ?? version) !== version).map(({ name }) => name);
  } finally {
    await database.close();
  }
};

/** Builds the projection from the log and swaps it in, with the command that operators use. */
export const rebuildProjection = async (
  name: string,
  env: Readonly<Record<string, string>>,
  signal: AbortSignal,
): Promise<void> => {
  await run(process.execPath, [programs.palmares, 'projections', 'rebuild', name], {
    cwd: root,
    env,
    signal,
  });
};
