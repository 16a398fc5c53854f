import type { EventLog, LoadOptions, RecordedEvent } from '@palmares/domain/application/index';
import type { Decider, DomainEvent } from '@palmares/domain/kernel/decider';
import { streamOf } from '@palmares/domain/kernel/stream';
import { planDecider } from '@palmares/domain/plan/index';
import { portfolioDecider } from '@palmares/domain/portfolio/index';
import { sharingDecider } from '@palmares/domain/sharing/index';
import { planWords } from './plan-words.ts';
import { portfolioWords } from './portfolio-words.ts';
import { sharingWords } from './sharing-words.ts';

export const historyKinds = ['portfolio', 'sharing', 'plan'] as const;
export type HistoryKind = (typeof historyKinds)[number];

export interface ToldStream {
  readonly kind: HistoryKind;
  readonly told: readonly { readonly recorded: RecordedEvent; readonly says: string }[];
  /** What all of it adds up to. */
  readonly state: unknown;
}

const tell = async <Event extends DomainEvent, State>(
  kind: HistoryKind,
  decider: Pick<Decider<never, Event, State>, 'initialState' | 'evolve'>,
  words: (event: Event, before: State) => string,
  load: (kind: HistoryKind) => Promise<readonly RecordedEvent[]>,
): Promise<ToldStream> => {
  let state = decider.initialState;
  const told: { recorded: RecordedEvent; says: string }[] = [];
  // The registry gave each event the shape its type has now, and a stream holds events of its own kind only.
  for (const recorded of (await load(kind)) as readonly RecordedEvent<Event>[]) {
    told.push({ recorded, says: words(recorded.event, state) });
    state = decider.evolve(state, recorded);
  }
  return { kind, told, state };
};

const tellers = {
  portfolio: (load) => tell('portfolio', portfolioDecider, portfolioWords, load),
  sharing: (load) => tell('sharing', sharingDecider, sharingWords, load),
  plan: (load) => tell('plan', planDecider, planWords, load),
} satisfies Record<
  HistoryKind,
  (load: (kind: HistoryKind) => Promise<readonly RecordedEvent[]>) => Promise<ToldStream>
>;

export const tellStreams = (
  log: EventLog,
  athleteId: string,
  kinds: readonly HistoryKind[],
  options: LoadOptions = {},
): Promise<ToldStream[]> =>
  Promise.all(kinds.map((kind) => tellers[kind]((of) => log.load(streamOf(of, athleteId), options))));
