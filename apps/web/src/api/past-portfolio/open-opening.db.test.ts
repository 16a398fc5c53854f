import { countOpening, newestOpenings, signOpeningAddress } from '@palmares/db/openings';
import type { OpenLink } from '@palmares/db/sharing';
import { aContact, aLink, contactAdded, request } from '@palmares/db/testing';
import { streamOf } from '@palmares/domain/kernel';
import { uuidv7 } from '@palmares/event-store';
import { expect, it } from 'vitest';
import { readSharedPortfolio } from '../shared-portfolio/read-shared-portfolio.server.ts';
import { servedApi } from '../testing/served-api.ts';
import { services } from '../transport/services.server.ts';
import { openPastPortfolio } from './open-past-portfolio.server.ts';

const api = servedApi();

const parts = {
  contacts: false,
  documents: false,
  ncaaId: false,
  masks: false,
  colors: false,
  learningStyles: false,
  grit: false,
};

const started = {
  type: 'PortfolioStarted',
  data: {
    firstName: 'Nora',
    lastName: 'Whitcombe',
    dateOfBirth: '2001-05-12',
    place: { country: 'can', region: 'ON' },
    language: 'en',
  },
};
const introduced = (intro: string) => ({
  type: 'IntroductionWritten',
  data: { greetingsLine1: 'Hi.', greetingsLine2: '', shortDesc: '', intro },
});

/** A link that was opened with these parts, and what its visitor was sent. */
const anOpening = async () => {
  const built = await services();
  const athleteId = uuidv7();
  await built.keyring.create(built.database.kysely, athleteId);
  const portfolio = streamOf('portfolio', athleteId);
  await built.log.append(
    request(portfolio, {
      events: [started, introduced('I stop pucks.'), contactAdded(aContact({ permission: true }))],
    }),
  );
  const { linkId } = await aLink(api.db.database, { athleteId });
  const link: OpenLink = {
    linkId,
    athleteId,
    asksPasscode: false,
    versions: { portfolio: 3, identity: 0 },
    parts,
  };
  const at = new Date();
  const shown = () => readSharedPortfolio(built, link, { at, language: 'en', fileAddress: () => 'none' });
  const sent = await shown();
  await countOpening(built.database.kysely, built.config.pepper, { link, anonToken: crypto.randomUUID(), at });
  const [opening] = await newestOpenings(built.database.kysely, { athleteId }, 1);
  if (!opening) throw new Error('It was counted');
  const edit = (intro: string) =>
    built.log.append(request(portfolio, { expected: 'any', events: [introduced(intro)] }));
  return { opening, athleteId, sent, shown, edit };
};

const openNow = async (openingId: string, signedAt = new Date()) => {
  const built = await services();
  const { token } = signOpeningAddress(built.config.pepper, openingId, signedAt);
  return openPastPortfolio({ requestId: 'test', services: built }, { token, language: 'en' });
};

it('an opening shown again after ten later edits is the same public view that was sent then', async () => {
  const { opening, sent, shown, edit } = await anOpening();
  for (let count = 1; count <= 10; count += 1) await edit(`I have stopped ${count} pucks.`);
  expect(await shown()).not.toEqual(sent);
  expect(await openNow(opening.openingId)).toMatchObject({ kind: 'opening', version: 3, moment: opening.at });
  expect((await openNow(opening.openingId))?.portfolio).toEqual(sent);
  expect(sent?.sections?.contacts).toBeNull();
});

it('an opening is not shown again once its address has expired, nor after it was deleted', async () => {
  const { opening } = await anOpening();
  expect(await openNow(opening.openingId, new Date(Date.now() - 15 * 60_000))).toBeNull();
  await api.db.owner.pool.query('delete from link_openings where id = $1', [opening.openingId]);
  expect(await openNow(opening.openingId)).toBeNull();
});
