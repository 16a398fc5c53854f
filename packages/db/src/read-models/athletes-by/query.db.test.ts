import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aLink } from '../../testing/a-link.ts';
import { anAccount } from '../../testing/an-account.ts';
import { type ConnectedDatabase, connectedDatabase } from '../../testing/connected-database.ts';
import { request, type TestLog, testLog } from '../../testing/event-log.ts';
import { athleteByEmail, athleteById, athletesByName } from './query.ts';

let connected: ConnectedDatabase;
let test: TestLog;
const at = new Date('2026-11-21T12:00:00Z');

beforeAll(async () => {
  connected = await connectedDatabase();
  test = testLog(connected.database);
});

afterAll(() => connected.close());

const named = async (firstName: string, lastName: string): Promise<string> =>
  (await anAccount(connected.database, { firstName, lastName })).athleteId;

const found = async (name: string, limit = 10) => {
  const { athletes, more } = await athletesByName(connected.database.kysely, name, { at, limit });
  return { ids: athletes.map(({ athleteId }) => athleteId), more };
};

describe('an athlete is found', () => {
  it('by part of the name in any order, ignoring accents and case', async () => {
    const zoe = await named('Zoë', 'Bélanger-Côté');
    const emile = await named('ÉMILE', 'O’Connor');
    for (const name of ['zoe', 'ZOË', 'cote zo', 'Bélanger', 'belanger-côté', ' anger  zoe '])
      expect([name, await found(name)]).toEqual([name, { ids: [zoe], more: false }]);
    expect((await found('émile')).ids).toEqual([emile]);
    for (const name of ['zoe connor', '%', '_', 'zo.'])
      expect([name, await found(name)]).toEqual([name, { ids: [], more: false }]);
  });

  it('among others of the same name, up to the limit', async () => {
    const twins = [await named('Anouk', 'Roy'), await named('Anouk', 'Roy'), await named('Anouk', 'Roy')];
    expect(await found('roy', 3)).toEqual({ ids: twins.sort(), more: false });
    expect(await found('roy', 2)).toEqual({ ids: twins.slice(0, 2), more: true });
  });

  it('by the whole e-mail in any case, and by id, with what identifies the person and nothing else', async () => {
    const { athleteId, stream } = await test.athlete();
    const { email } = await anAccount(connected.database, { athleteId });
    const { kysely } = connected.database;
    const card = await athleteById(kysely, athleteId, at);
    expect(card).toEqual({
      athleteId,
      name: 'Maëlle Gagnon',
      email,
      signedUpAt: expect.any(Date),
      plan: 'free',
      links: { open: 0, all: 0 },
      lastEditAt: null,
    });
    expect(await athleteByEmail(kysely, ` ${email.toUpperCase()}`, at)).toEqual(card);
    expect(await athleteByEmail(kysely, email.slice(1), at)).toBeUndefined();

    await aLink(connected.database, { athleteId });
    await aLink(connected.database, { athleteId, expiresAt: new Date('2026-11-20T12:00:00Z') });
    await test.log.append(request(stream));
    expect(await athleteById(kysely, athleteId, at)).toMatchObject({
      links: { open: 1, all: 2 },
      lastEditAt: expect.any(Date),
    });
  });
});
