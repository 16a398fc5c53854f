import type { Queryable } from '@palmares/db';
import { type Projection, readModelVersions } from '@palmares/event-store/projector';
import { type Finding, fail, ok } from './finding.ts';

/** A worker of this program does not project into a read model of another version. */
export const checkReadModels = async (db: Queryable, projections: readonly Projection[]): Promise<Finding> => {
  const served = await readModelVersions(db);
  const others = projections.flatMap(({ name, version }) => {
    const serving = served.get(name);
    return serving === version ? [] : [`${name} serves version ${serving ?? 'none'}, this program expects ${version}`];
  });
  if (others.length === 0) return ok('read models', 'all of the version that this program writes');
  return fail(
    'read models',
    others.join('; '),
    'Run palmares projections rebuild <name> with the newer program, and replace older workers.',
  );
};
