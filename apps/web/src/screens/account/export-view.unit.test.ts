import { describe, expect, it } from 'vitest';
import type { MyDataExport } from '../../api/data-export/data-export-of.server.ts';
import { exportView, pollOf } from './export-view.ts';

const askedAt = new Date('2026-11-28T12:00:00Z');
const until = new Date('2026-12-05T12:00:00Z');
const asked: MyDataExport = {
  exportId: 'e1',
  state: 'asked',
  progress: 0,
  askedAt,
  readyAt: null,
  expiresAt: null,
  bytes: null,
  ready: null,
};
const ready = { exportId: 'e0', bytes: 9, expiresAt: until };
const file = { exportId: 'e0', bytes: 9, until };

describe('the row of the data download', () => {
  it.each([
    ['nothing yet', null, { kind: 'none' }],
    ['a wait', asked, { kind: 'making', percent: 0 }],
    ['how far it is', { ...asked, state: 'making', progress: 40 }, { kind: 'making', percent: 40 }],
    ['that it failed', { ...asked, state: 'failed' }, { kind: 'failed' }],
    ['the file, its size and until when it is there', { ...asked, state: 'ready', ready }, { kind: 'ready', file }],
    ['nothing of a file that expired just now', { ...asked, state: 'ready' }, { kind: 'none' }],
    ['an earlier file beside a wait', { ...asked, ready }, { kind: 'making', percent: 0, file }],
    ['an earlier file beside a failure', { ...asked, state: 'failed', ready }, { kind: 'failed', file }],
  ] as const)('shows %s', (_, last, view) => expect(exportView(last)).toEqual(view));

  it('is asked for again only while the file is made', () => {
    expect(pollOf(asked)).toBeGreaterThan(0);
    expect([pollOf(undefined), pollOf(null), pollOf({ ...asked, state: 'failed' })]).toEqual([false, false, false]);
  });
});
