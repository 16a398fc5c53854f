import { streamOf } from '@palmares/domain/kernel';
import { type PublishPortfolio, type SharingContext, sharingDecider } from '@palmares/domain/sharing';
import type { RecordedEvent } from '@palmares/event-store/event-log';
import type { DomainEvent, Folded, Folding, FoldOptions } from '@palmares/event-store/testing';
import { describe, expect, it } from 'vitest';
import { CommandIdReused, type CommandLog, handleCommand } from './handle-command.ts';

const athleteId = '019a0000-0000-7000-8000-00000000000a';
const stream = streamOf('sharing', athleteId);
const metadata = {
  actor: { kind: 'athlete', id: athleteId },
  correlationId: 'request',
  causationId: null,
  device: null,
  link: null,
  reason: null,
} as const;

const logInMemory = (): CommandLog => {
  const recorded: RecordedEvent[] = [];
  return {
    fold: async <Event extends DomainEvent, State>(
      _: string,
      { initialState, evolve }: Folding<Event, State>,
      { commandId }: FoldOptions = {},
    ): Promise<Folded<State, Event>> => {
      const events = recorded as readonly unknown[] as readonly RecordedEvent<Event>[];
      return {
        state: events.reduce(evolve, initialState),
        version: events.length,
        commanded: events.filter((event) => event.commandId === commandId),
      };
    },
    append: async ({ events, expected: _, ...request }) => {
      const firstVersion = recorded.length + 1;
      for (const event of events) {
        const version = recorded.length + 1;
        recorded.push({ ...request, event, version, eventId: `event-${version}`, recordedAt: new Date(0) });
      }
      return { outcome: 'appended', firstVersion, version: recorded.length };
    },
    withStreamLocked: () => Promise.reject(new Error('nobody else writes')),
    hashCommand: async (_, fingerprint) => new TextEncoder().encode(fingerprint),
  };
};

const publish: PublishPortfolio = {
  type: 'PublishPortfolio',
  linkId: '019a0000-0000-7000-8000-000000000001',
  label: 'Coach Roy',
  passcode: 'none',
  expiresAt: '2026-11-27T12:00:00Z',
  parts: null,
};
const context: SharingContext = {
  plan: 'athlete',
  emailVerified: true,
  ageRefusal: null,
  at: new Date('2026-11-20T12:00:00Z'),
};

const handlerOf =
  (log: CommandLog) =>
  (command: PublishPortfolio, now = context) =>
    handleCommand({ log, decider: sharingDecider, stream, commandId: 'command', command, context: now, metadata });

it('a command returns the state after its events, as a fold does then', async () => {
  const log = logInMemory();
  const handled = await handlerOf(log)(publish);
  const { state } = await log.fold(stream, sharingDecider);
  expect(state.links).not.toEqual(sharingDecider.initialState.links);
  expect(handled).toMatchObject({ ok: true, value: { state } });
});

describe('a command sent again', () => {
  it('is recognized later and on another plan, even if it would be refused now', async () => {
    const handle = handlerOf(logInMemory());
    const first = await handle(publish);
    const again = await handle(publish, { plan: 'free', emailVerified: true, at: new Date('2026-11-28T12:00:00Z') });
    expect(first).toMatchObject({ ok: true, value: { version: 1, repeated: false } });
    expect(again).toMatchObject({ ok: true, value: { version: 1, repeated: true } });
  });

  it('with other content is an error', async () => {
    const handle = handlerOf(logInMemory());
    await handle(publish);
    await expect(handle({ ...publish, expiresAt: null })).rejects.toThrow(CommandIdReused);
  });
});
