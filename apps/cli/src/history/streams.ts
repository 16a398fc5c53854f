import type { EventLog, RecordedEvent } from '@palmares/db/event-store';
import { identityDecider } from '@palmares/domain/identity';
import { type Decider, type DomainEvent, streamOf } from '@palmares/domain/kernel';
import { planDecider } from '@palmares/domain/plan';
import { portfolioDecider } from '@palmares/domain/portfolio';
import { type SharingState, sharingDecider } from '@palmares/domain/sharing';
import { type HistoryKind, identityWords, planWords, portfolioWords, sharingWords } from '@palmares/history/events';
import type { Voice } from '@palmares/history/voice';

export interface DescribedEvent {
  readonly kind: HistoryKind;
  readonly recorded: RecordedEvent;
  readonly says: string;
}

interface DescribedStream<State> {
  readonly described: readonly DescribedEvent[];
  /** The state after all events. */
  readonly state: State;
}

const describeStream = async <Event extends DomainEvent, State>(
  kind: HistoryKind,
  decider: Pick<Decider<never, Event, State>, 'initialState' | 'evolve'>,
  words: (event: Event, before: State) => string,
  load: (kind: HistoryKind) => Promise<readonly RecordedEvent[]>,
): Promise<DescribedStream<State>> => {
  let state = decider.initialState;
  const described: DescribedEvent[] = [];
  // The registry upcasts each event to its current shape, and a stream holds events of its own kind only.
  for (const recorded of (await load(kind)) as readonly RecordedEvent<Event>[]) {
    described.push({ kind, recorded, says: words(recorded.event, state) });
    state = decider.evolve(state, recorded);
  }
  return { described, state };
};

export interface DescribedHistory {
  /** Events of all streams in recorded order. */
  readonly events: readonly DescribedEvent[];
  readonly links: SharingState['links'];
}

export const describeHistory = async (log: EventLog, athleteId: string, voice: Voice): Promise<DescribedHistory> => {
  const load = (kind: HistoryKind) => log.load(streamOf(kind, athleteId));
  const [portfolio, identity, sharing, plan] = await Promise.all([
    describeStream('portfolio', portfolioDecider, (event, before) => portfolioWords(event, before, voice), load),
    describeStream('identity', identityDecider, (event, before) => identityWords(event, before, voice), load),
    describeStream('sharing', sharingDecider, (event, before) => sharingWords(event, before, voice), load),
    describeStream('plan', planDecider, (event, before) => planWords(event, before, voice), load),
  ]);
  const events = [...portfolio.described, ...identity.described, ...sharing.described, ...plan.described];
  return {
    events: events.sort((a, b) => a.recorded.recordedAt.getTime() - b.recorded.recordedAt.getTime()),
    links: sharing.state.links,
  };
};
