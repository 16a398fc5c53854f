import type { EventLog, RecordedEvent } from '@palmares/db/event-store';
import { registeredEvent } from '@palmares/domain/events';
import { HOME_ZONE, type Language, streamOf } from '@palmares/domain/kernel';
import { type HistoryKind, historyKinds, partWords, tellerOf } from '@palmares/history/events';
import { dayWords, timeWords, type Voice } from '@palmares/history/voice';
import { m } from '../paraglide/messages.js';
import { pagedEvents } from './paged-events.ts';

interface ToldEvent {
  readonly kind: HistoryKind;
  readonly recorded: RecordedEvent;
  readonly says: string;
}

async function* toldStream(
  log: Pick<EventLog, 'load'>,
  kind: HistoryKind,
  athleteId: string,
  voice: Voice,
): AsyncGenerator<ToldEvent, undefined> {
  const tell = tellerOf(kind, voice);
  for await (const recorded of pagedEvents(log, streamOf(kind, athleteId)))
    yield { kind, recorded, says: tell(recorded) };
}

/** The events of all streams by time; those of one stream keep their order. */
async function* inOrder(
  streams: readonly AsyncGenerator<ToldEvent, undefined>[],
): AsyncGenerator<ToldEvent, undefined> {
  const waiting = await Promise.all(streams.map(async (stream) => ({ stream, next: (await stream.next()).value })));
  for (;;) {
    let first: (typeof waiting)[number] | undefined;
    for (const one of waiting)
      if (one.next && !(first?.next && first.next.recorded.recordedAt <= one.next.recorded.recordedAt)) first = one;
    if (!first?.next) return;
    yield first.next;
    first.next = (await first.stream.next()).value;
  }
}

/**
 * Names support or the guardian as the author of an event, or the athlete's device; empty if there is none of them. The
 * portfolio's own events name the guardian themselves.
 */
const fromWhere = (
  { kind, recorded: { metadata } }: Pick<ToldEvent, 'kind' | 'recorded'>,
  language: Language,
): readonly string[] => {
  const { actor, device } = metadata;
  if (actor.kind === 'operator') return [m.export_history_support({}, { locale: language })];
  if (actor.kind === 'visitor' && kind === 'sharing') return [m.export_history_guardian({}, { locale: language })];
  return actor.kind === 'athlete' && device && device !== 'unknown' ? [device] : [];
};

/** The text of `history.txt`: everything that happened, oldest first, as the athlete reads it. */
export async function* historyInWords(
  log: Pick<EventLog, 'load'>,
  athleteId: string,
  language: Language,
): AsyncGenerator<string> {
  const voice: Voice = { audience: 'athlete', language, timeZone: HOME_ZONE };
  yield `${m.export_history_title({}, { locale: language })}\n${m.export_history_zone({}, { locale: language })}\n`;
  let day = '';
  for await (const { kind, recorded, says } of inOrder(
    historyKinds.map((of) => toldStream(log, of, athleteId, voice)),
  )) {
    const today = dayWords(recorded.recordedAt, voice);
    if (today !== day) yield `\n${today}\n`;
    day = today;
    const part = partWords(kind, registeredEvent(recorded.event.type)?.section ?? null, language);
    const told = [timeWords(recorded.recordedAt, voice), part, says, ...fromWhere({ kind, recorded }, language)];
    yield `  ${told.join(' · ')}\n`;
  }
}
