import { portfolioDecider, sectionNames } from '@palmares/domain/portfolio';
import { expect, it } from 'vitest';
import { deviceClock } from './device/device-clock.ts';
import before from './fixtures/sports-history-before-metrics.json' with { type: 'json' };
import { knownSections } from './known-sections.ts';
import { sectionDrafts } from './section-drafts.ts';

const { sections } = portfolioDecider.initialState;
const motto = { version: 3, content: { motto: 'Onward', explanation: '' } };

const stored = () =>
  sectionDrafts({ ...sections, motto }, deviceClock()).map((draft) => ({
    athleteId: 'one',
    section: draft.name,
    record: draft.record(),
  }));

it('the device knows what the account had of every section', () => {
  expect(knownSections(stored())).toEqual({ ...sections, motto });
});

it('the device knows nothing if a section is missing or cannot be read', () => {
  expect(knownSections([])).toBeNull();
  for (const name of sectionNames) expect(knownSections(stored().filter(({ section }) => section !== name))).toBeNull();
  const unreadable = stored().map((each) =>
    each.section === 'sports-history'
      ? { ...each, record: { ...each.record, base: { version: 1, content: 'no history' }, draft: 'no history' } }
      : each,
  );
  expect(knownSections(unreadable)).toBeNull();
});

it('what an earlier program stored is brought to today’s shape', () => {
  const record = { ...before.record, base: { ...before.record.base, content: before.record.draft } };
  const earlier = stored().map((each) => (each.section === before.section ? { ...each, record } : each));
  const known = knownSections(earlier)?.['sports-history'];
  expect(known?.version).toBe(record.base.version);
  expect(Object.keys(known?.content.seasons[0]?.performances[0] ?? {})).toContain('metric');
});
