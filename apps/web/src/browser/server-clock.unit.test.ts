import { afterEach, describe, expect, it, vi } from 'vitest';
import { deviceClock } from '../drafts/device/device-clock.ts';
import { noteAnswered, noteServerTime, serverNow } from './server-clock.ts';

afterEach(() => {
  vi.useRealTimers();
  noteServerTime(new Date());
});

const device = (now: string) => vi.useFakeTimers({ toFake: ['Date'], now: new Date(now) });
const answered = (headers: Record<string, string>) => noteAnswered(new Response('answer', { headers }));

describe('the server’s time in a browser', () => {
  it.each(['2025-11-27T12:00:00Z', '2029-11-27T12:00:00Z'])(
    'comes from its last answer and runs on from there, on a device whose clock says %s',
    async (now) => {
      device(now);
      expect(serverNow()).toEqual(new Date(now));
      const answer = answered({ date: 'Fri, 27 Nov 2026 12:00:00 GMT' });
      expect(await answer.text()).toBe('answer');
      vi.setSystemTime(Date.now() + 60_000);
      expect(serverNow()).toEqual(new Date('2026-11-27T12:01:00Z'));
      expect(deviceClock().moment(0).at).toEqual(new Date('2026-11-27T12:01:00Z'));
    },
  );

  it('comes from a page that the server rendered', () => {
    device('2025-11-27T12:00:00Z');
    noteServerTime(new Date('2026-11-27T12:00:00Z'));
    expect(serverNow()).toEqual(new Date('2026-11-27T12:00:00Z'));
  });

  it('stays as it was known after an answer that does not say it', () => {
    device('2025-11-27T12:00:00Z');
    answered({ date: 'Fri, 27 Nov 2026 12:00:00 GMT' });
    answered({});
    answered({ date: 'tomorrow' });
    expect(serverNow()).toEqual(new Date('2026-11-27T12:00:00Z'));
  });
});
