import type { Difference } from '@palmares/db/event-store';
import { count } from '../doctor/finding.ts';
import { table } from '../output.ts';

export interface VerifyAnswer {
  readonly projection: string;
  readonly events: number;
  readonly differences: number;
  readonly first: readonly Difference[];
  readonly parkedAthletes: number;
  readonly unsettled: readonly string[];
}

/** An athlete who changed during every comparison could not be compared, so the read model is not proven right. */
export const isProven = ({ differences, unsettled }: VerifyAnswer): boolean =>
  differences === 0 && unsettled.length === 0;

const differenceWords = ({ side, columns }: Difference): string =>
  side === 'different' ? `different ${columns.join(', ')}` : side;

const verdictWords = ({ differences, unsettled }: VerifyAnswer): string => {
  if (differences > 0) return count(differences, 'different row');
  return unsettled.length === 0
    ? 'no difference'
    : `not proven: ${count(unsettled.length, 'athlete')} changed during every comparison`;
};

export const answerLines = (answer: VerifyAnswer): readonly string[] => {
  const { projection, events, differences, first, parkedAthletes, unsettled } = answer;
  return [
    `${projection}: ${count(events, 'event')}, ${verdictWords(answer)}.`,
    ...(first.length > 0
      ? [
          table(
            ['athlete', 'table', 'row'],
            first.map((one) => [one.athleteId, one.table, differenceWords(one)]),
          ),
        ]
      : []),
    ...(differences > first.length ? [`… and ${differences - first.length} more.`] : []),
    ...(parkedAthletes > 0 ? [`Left out because they are parked: ${count(parkedAthletes, 'athlete')}.`] : []),
    ...(unsettled.length > 0 ? [`Changed during every comparison; run this again: ${unsettled.join(', ')}.`] : []),
  ];
};
