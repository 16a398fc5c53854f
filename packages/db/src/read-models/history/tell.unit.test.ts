import { createHash } from 'node:crypto';
import { type PortfolioEvent, portfolioDecider } from '@palmares/domain/portfolio';
import { fixtureEvents } from '@palmares/domain/testing';
import { expect, it } from 'vitest';
import { metadata } from '../../testing/event-log.ts';
import { historyProjection } from './projection.ts';
import { type Told, tell } from './tell.ts';

/** A digest of the words for every fixture, keyed by the version of the projection. */
const digests: Readonly<Record<number, string>> = {
  4: '032f659ef387bd89',
};

const toldOf = (events: readonly PortfolioEvent[]): readonly Told[] => {
  let state = portfolioDecider.initialState;
  return events.map((event, index) => {
    const told = tell({ event, metadata: metadata() }, state.sections);
    state = portfolioDecider.evolve(state, { event, version: index + 1 });
    return told;
  });
};

it('a sentence changes only when the version of the projection changes, so that none is left as it was', () => {
  const told = toldOf(fixtureEvents('portfolio') as readonly PortfolioEvent[]);
  const digest = createHash('sha256').update(JSON.stringify(told)).digest('hex').slice(0, 16);
  expect(digest, 'raise the version of the history projection, and enter its new digest').toBe(
    digests[historyProjection.version],
  );
});

it('what is told of a contact has words without them beside it, and no other event has', () => {
  const item = {
    id: 'c1',
    role: 'coach',
    name: 'Martin Dubé',
    relation: '',
    organization: '',
    phone: '8195550123',
    email: '',
    permission: false,
  } as const;
  const [added, changed, moved, motto] = toldOf([
    { type: 'ContactAdded', data: { index: 0, item } },
    { type: 'ContactChanged', data: { item: { ...item, phone: '8195550199' } } },
    { type: 'ContactMoved', data: { id: 'c1', index: 2 } },
    { type: 'MottoWritten', data: { motto: 'Heads up', explanation: '' } },
  ]);
  expect(added?.words.en).toBe('You added a contact: “Martin Dubé”');
  expect(changed?.words.en).toContain('0199');
  expect([added, changed, moved].map((told) => told?.contact)).toMatchObject([
    { id: 'c1', wordsWithout: { en: 'You added a contact: “an erased contact”' } },
    { id: 'c1', wordsWithout: { en: 'You changed the contact “an erased contact”' } },
    { id: 'c1', wordsWithout: { en: 'You moved the contact “an erased contact” to position 3' } },
  ]);
  expect(motto?.contact).toBeNull();
});
