import type { RecordedEvent } from '@palmares/db/event-store';
import type { DomainEvent, StreamId } from '@palmares/domain/kernel';
import { expect, it } from 'vitest';
import { historyInWords } from './history-in-words.ts';

const athleteId = '01890000-0000-7000-8000-000000000001';
const portfolio: StreamId = `portfolio-${athleteId}`;
const plan: StreamId = `plan-${athleteId}`;

interface Written {
  readonly at: string;
  readonly event: DomainEvent;
  readonly actor?: 'athlete' | 'operator';
  readonly device?: string;
}

const recorded = (
  stream: StreamId,
  { at, event, actor = 'athlete', device }: Written,
  index: number,
): RecordedEvent => ({
  event,
  stream,
  version: index + 1,
  eventId: '',
  commandId: '',
  commandHash: new Uint8Array(),
  recordedAt: new Date(at),
  metadata: {
    actor: { kind: actor, id: 'Noor' },
    correlationId: '',
    causationId: null,
    device: device ?? null,
    link: null,
    reason: 'asked by mail',
  },
});

/** A log of these streams that counts what it was asked for. */
const logOf = (streams: Readonly<Record<StreamId, readonly Written[]>>) => ({
  load: async (stream: StreamId, { after = 0, upTo = 0 } = {}) =>
    (streams[stream] ?? []).map((written, index) => recorded(stream, written, index)).slice(after, upTo),
});

const mottoWritten = (motto: string): DomainEvent => ({ type: 'MottoWritten', data: { motto, explanation: '' } });

const textOf = async (streams: Parameters<typeof logOf>[0], language: 'en' | 'fr-ca') => {
  let text = '';
  for await (const part of historyInWords(logOf(streams), athleteId, language)) text += part;
  return text;
};

const streams = {
  [portfolio]: [
    { at: '2026-11-20T15:00:00Z', event: mottoWritten('One'), device: 'Chrome, Windows' },
    { at: '2026-11-22T04:30:00Z', event: mottoWritten('Two'), device: 'unknown' },
  ],
  [plan]: [
    {
      at: '2026-11-20T16:00:00Z',
      event: { type: 'AthletePlanGranted', data: { until: '2026-12-21T17:00:00Z', reason: 'asked by mail' } },
      actor: 'operator',
      device: 'an office',
    },
  ],
} as const;

it('the history of an export says what happened in all streams by time, a heading a day, and who did it if it was not the athlete', async () => {
  expect(await textOf(streams, 'en')).toBe(`Your history on Palmarès
Times are in Eastern Time.

Friday, November 20, 2026
  10:00:00 · Motto · You wrote your motto: “One” · Chrome, Windows
  11:00:00 · Athlete Plan · You received the Athlete Plan until December 21, 2026 at 12:00:00 · by our support team

Saturday, November 21, 2026
  23:30:00 · Motto · You changed your motto: Motto: “One” → “Two”
`);
});

it('the history of an export speaks the athlete’s language, and names no operator, office or reason', async () => {
  const text = await textOf(streams, 'fr-ca');
  expect(text).toContain('  10\u00a0h\u00a000\u00a0min\u00a000\u00a0s · Devise · Tu as rédigé ta devise');
  expect(text).toContain('· par l’équipe de soutien\n');
  expect(text).not.toMatch(/Noor|office|asked by mail/);
});

it('the history of an export has a long history whole and in order', async () => {
  const long = Array.from({ length: 1201 }, (_, nth) => ({
    at: new Date(Date.UTC(2026, 10, 20, 15, 0, nth)).toISOString(),
    event: mottoWritten(`Motto ${nth}`),
  }));
  const lines = (await textOf({ [portfolio]: long }, 'en')).split('\n').filter((line) => line.startsWith('  '));
  expect(lines).toHaveLength(1201);
  expect(lines.at(-1)).toContain('“Motto 1199” → “Motto 1200”');
});
