import { swimmer } from '@palmares/domain/demo';
import { portfolioDecider, sections } from '@palmares/domain/portfolio';
import { afterEach, expect, it, vi } from 'vitest';
import { noteServerTime } from '../../browser/server-clock.ts';
import { draftOf, sectionDrafts, waitingChanges } from '../section-drafts.ts';
import { deviceClock } from './device-clock.ts';

afterEach(() => {
  vi.useRealTimers();
  noteServerTime(new Date());
});

it.each(['2024-11-27T12:00:00Z', '2031-11-27T12:00:00Z'])(
  'the seasons of the last three years are sent from a device whose clock says %s',
  (device) => {
    const server = new Date('2026-11-27T12:00:00Z');
    vi.useFakeTimers({ toFake: ['Date'], now: new Date(device) });
    noteServerTime(server);
    const drafts = sectionDrafts(portfolioDecider.initialState.sections, deviceClock());
    const history = draftOf(drafts, 'sports-history');
    const content = swimmer.sections['sports-history'](server);
    history.type(sections['sports-history'].draft(content));
    const waiting = waitingChanges([history.summary()]);
    expect(waiting).toBeGreaterThan(2);
    history.queue();
    expect(history.record().outbox).toHaveLength(waiting);
  },
);
