import type { Metadata } from '../events/metadata.ts';
import type { Attempt, IdentityState } from '../identity/state.ts';
import type { DomainEvent } from '../kernel/decider.ts';
import type { StreamKind } from '../kernel/stream.ts';
import type { SectionStates } from '../portfolio/decider.ts';
import type { Athlete } from '../portfolio/events.ts';
import { sectionNames } from '../portfolio/sections.ts';
import { EXPORT_FORMAT, type IdentityFile, identityFile } from './files.ts';

/** The members that every file begins with. */
export const headOf = <const Name extends string>(file: Name, madeAt: Date) =>
  ({ format: EXPORT_FORMAT, file, madeAt: madeAt.toISOString() }) as const;

interface Portfolio {
  readonly version: number;
  readonly athlete: Athlete | null;
  readonly sections: SectionStates;
}

export const portfolioContents = ({ version, athlete, sections }: Portfolio, madeAt: Date) => ({
  ...headOf('portfolio', madeAt),
  version,
  athlete,
  sections: Object.fromEntries(
    sectionNames.map((name) => [name, { version: sections[name].version, content: sections[name].content }]),
  ),
});

type Texts = Readonly<Record<string, string>>;

const answersOf = ({ masks, colors, learningStyles, grit }: Attempt['answers'], texts: Texts) => {
  const worded = (id: string) => ({ id, text: texts[id] ?? null });
  const chosen = (answers: Readonly<Record<string, string>>) =>
    Object.entries(answers).map(([item, choice]) => ({ item: worded(item), choice: worded(choice) }));
  return {
    masks: Object.entries(masks).map(([item, ranking]) => ({ item: worded(item), ranking: ranking.map(worded) })),
    colors: chosen(colors),
    learningStyles: chosen(learningStyles),
    grit: Object.entries(grit).map(([statement, agreement]) => ({ statement: worded(statement), agreement })),
  };
};

/** `textsOf`: the words of the question bank with which an attempt began, in the athlete's language. */
export const identityContents = (
  { attempts, granted }: IdentityState,
  textsOf: (attempt: Pick<Attempt, 'bank'>) => Texts,
  madeAt: Date,
): IdentityFile =>
  identityFile.parse({
    ...headOf('identity', madeAt),
    granted,
    attempts: attempts.map(({ seed: _, answers, ...attempt }) => ({
      ...attempt,
      answers: answersOf(answers, textsOf(attempt)),
    })),
  });

interface Recorded {
  readonly kind: StreamKind;
  readonly version: number;
  readonly recordedAt: Date;
  readonly metadata: Metadata;
  readonly event: DomainEvent;
}

/** One event of the history. Operators stay nameless: their names and devices are not the athlete's data. */
export const historyEntry = ({ kind, version, recordedAt, metadata, event }: Recorded) => {
  const { actor, device, reason } = metadata;
  return {
    stream: kind,
    version,
    recordedAt: recordedAt.toISOString(),
    by: actor.kind,
    device: actor.kind === 'athlete' ? device : null,
    reason,
    type: event.type,
    data: event.data,
  };
};
