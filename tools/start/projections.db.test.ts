import { connectedDatabase, mottoWritten, request, testLog, untilReadable } from '@palmares/db/testing';
import { expect, it } from 'vitest';
import { projectionsToRebuild, rebuildProjection } from './projections.ts';
import { inheritedEnvironment } from './settings.ts';

it('a data folder of another version of a projection gets this program’s, with the events that it has', async () => {
  const { database, owner, close } = await connectedDatabase();
  try {
    expect(await projectionsToRebuild(owner.url)).toEqual([]);
    const test = testLog(database);
    const { athleteId, stream } = await test.athlete();
    await test.log.append(request(stream, { events: [mottoWritten('Jamais deux sans trois')] }));
    await untilReadable(database);
    await owner.pool.query(`update read_models set version = version + 1 where subscriber = 'portfolio'`);
    expect(await projectionsToRebuild(owner.url)).toEqual(['portfolio']);

    const env = {
      ...inheritedEnvironment(),
      DATABASE_OWNER_URL: owner.url,
      PALMARES_MASTER_KEY: test.masterKey.toString('base64'),
      PALMARES_OPERATOR: 'npm start',
    };
    await rebuildProjection('portfolio', env, new AbortController().signal);
    expect(await projectionsToRebuild(owner.url)).toEqual([]);
    const { rows } = await owner.pool.query('select section from read.portfolio_sections where athlete_id = $1', [
      athleteId,
    ]);
    expect(rows).toEqual([{ section: 'motto' }]);
  } finally {
    await close();
  }
});
