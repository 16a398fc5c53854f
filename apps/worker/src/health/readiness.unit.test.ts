import type { Progress } from '@palmares/event-store/projector';
import { describe, expect, it } from 'vitest';
import { hindrancesOf } from './readiness.ts';

const progress: Progress = { running: true, shards: 256, renewedAgo: 0.7, roundFor: null, roundAgo: null };

const withProgress = (given: Partial<Progress>) =>
  hindrancesOf({ isDatabaseReachable: true, progress: { ...progress, ...given } });

describe('a worker is ready', () => {
  it('while it renews its leases, although nothing was written for long', () => {
    expect(withProgress({})).toEqual([]);
    expect(withProgress({ shards: 0, renewedAgo: 15, roundFor: 120 })).toEqual([]);
  });

  it('not before it takes jobs, and not while it stops', () =>
    expect(hindrancesOf({ isDatabaseReachable: true, progress: undefined })).toEqual(['starting or stopping']));

  it('not without the database', () =>
    expect(hindrancesOf({ isDatabaseReachable: false, progress })).toEqual(['database unreachable']));

  it.each([
    ['the projector is stopped', { running: false }, 'projector stopped'],
    ['the leases were never renewed', { renewedAgo: null }, 'leases not renewed'],
    ['the leases were not renewed for 16 seconds', { renewedAgo: 16 }, 'leases not renewed'],
    ['a round has run for two minutes', { roundFor: 121 }, 'round does not end'],
  ])('not if %s', (_, given, hindrance) => {
    expect(withProgress(given)).toEqual([hindrance]);
  });
});
