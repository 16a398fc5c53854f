import type { EventLog, RecordedEvent } from '@palmares/db/event-store';
import { type Decider, type DomainEvent, streamOf } from '@palmares/domain/kernel';
import { planDecider } from '@palmares/domain/plan';
import { portfolioDecider } from '@palmares/domain/portfolio';
import { type SharingState, sharingDecider } from '@palmares/domain/sharing';
import { type HistoryKind, planWords, portfolioWords, sharingWords } from '@palmares/history/events';
import type { Voice } from '@palmares/history/voice';

export interface ToldEvent {
  readonly kind: HistoryKind;
  readonly recorded: RecordedEvent;
  readonly says: string;
}

interface ToldStream<State> {
  readonly told: readonly ToldEvent[];
  /** What all of it adds up to. */
  readonly state: State;
}

const tell = async <Event extends DomainEvent, State>(
  kind: HistoryKind,
  decider: Pick<Decider<never, Event, State>, 'initialState' | 'evolve'>,
  words: (event: Event, before: State) => string,
  load: (kind: HistoryKind) => Promise<readonly RecordedEvent[]>,
): Promise<ToldStream<State>> => {
  let state = decider.initialState;
  const told: ToldEvent[] = [];
  // The registry gave each event the shape its type has now, and a stream holds events of its own kind only.
  for (const recorded of (await load(kind)) as readonly RecordedEvent<Event>[]) {
    told.push({ kind, recorded, says: words(recorded.event, state) });
    state = decider.evolve(state, recorded);
  }
  return { told, state };
};

export interface ToldHistory {
  /** Of all streams, in the order in which they were recorded. */
  readonly events: readonly ToldEvent[];
  readonly links: SharingState['links'];
}

export const tellHistory = async (log: EventLog, athleteId: string, voice: Voice): Promise<ToldHistory> => {
  const load = (kind: HistoryKind) => log.load(streamOf(kind, athleteId));
  const [portfolio, sharing, plan] = await Promise.all([
    tell('portfolio', portfolioDecider, (event, before) => portfolioWords(event, before, voice), load),
    tell('sharing', sharingDecider, (event, before) => sharingWords(event, before, voice), load),
    tell('plan', planDecider, (event, before) => planWords(event, before, voice), load),
  ]);
  const events = [...portfolio.told, ...sharing.told, ...plan.told];
  return {
    events: events.sort((a, b) => a.recorded.recordedAt.getTime() - b.recorded.recordedAt.getTime()),
    links: sharing.state.links,
  };
};
