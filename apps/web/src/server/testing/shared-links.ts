import { grantPlan, handleCommand, metadataOf } from '@palmares/application';
import { createProjector, type Projector, subscribers } from '@palmares/db';
import { aLink, anAccount, type ConnectedDatabase, testLog } from '@palmares/db/testing';
import { streamOf } from '@palmares/domain/kernel';
import { portfolioDecider } from '@palmares/domain/portfolio';
import { vi } from 'vitest';

const operator = { kind: 'operator', name: 'a test', reason: 'a test', device: null } as const;
export const athlete = { firstName: 'Océane', lastName: 'Thibaudeau' } as const;

type Link = Parameters<typeof aLink>[1];

/** Makes links of one athlete who is on the plan, on the database of a web process. */
export const sharedLinks = async ({ database, owner }: ConnectedDatabase, masterKey: Buffer) => {
  const test = testLog(database, masterKey);
  const { athleteId } = await test.athlete();
  await anAccount(database, { athleteId, ...athlete });
  await handleCommand({
    log: test.log,
    decider: portfolioDecider,
    stream: streamOf('portfolio', athleteId),
    commandId: athleteId,
    command: {
      type: 'StartPortfolio',
      ...athlete,
      dateOfBirth: '2001-03-04',
      place: { country: 'can', region: 'QC' },
      language: 'fr-ca',
    },
    context: { at: new Date() },
    metadata: metadataOf({ kind: 'athlete', athleteId, device: null }, athleteId),
  });
  await grantPlan(test, operator, { athleteId, until: null, commandId: crypto.randomUUID() });
  const projector: Projector = createProjector({
    database,
    keyring: test.keyring,
    subscribers: subscribers({ enqueue: async () => undefined, close: async () => undefined }),
    onError: () => undefined,
  });
  projector.start();
  const projected = 'select 1 from read.plans join read.portfolios using (athlete_id) where athlete_id = $1';
  await vi.waitUntil(async () => (await owner.pool.query(projected, [athleteId])).rowCount === 1, { timeout: 20_000 });
  return {
    link: (given: Link = {}) => aLink(database, { athleteId, ...given }),
    stop: () => projector.stop(),
  };
};
