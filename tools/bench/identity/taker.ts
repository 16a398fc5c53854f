import { randomUUID } from 'node:crypto';
import type { Outcome, Refusal } from '@palmares/domain/kernel';
import { apiOf, pageOf } from '../api.ts';
import type { BenchAthlete } from '../athletes.ts';

interface Started {
  readonly running: {
    readonly test: {
      readonly colors: readonly { readonly id: string; readonly choices: readonly { readonly id: string }[] }[];
    };
  } | null;
}

/** An athlete whose attempt is running. */
export interface Taker {
  /** Answers the next question. Returns milliseconds until the server has stored the answer; throws if it refuses. */
  answer(): Promise<number>;
}

const kept = <Value>(outcome: Outcome<Value, Refusal<string>>): Value => {
  if (!outcome.ok) throw new Error(`The server refused: ${outcome.refusal.code}`);
  return outcome.value;
};

/** Starts the athlete's attempt. Answers its color questions over and over, each time with another choice. */
export const startTaker = async (
  origin: string,
  athlete: BenchAthlete,
  visitor: Readonly<Record<string, string>> = {},
): Promise<Taker> => {
  const api = apiOf(origin, { ...visitor, ...pageOf(athlete) });
  const attemptId = randomUUID();
  const send = <Value>(name: string, input: object) =>
    api.mutate<Outcome<Value, Refusal<string>>>(`identity.${name}`, {
      commandId: randomUUID(),
      attemptId,
      ...input,
    });
  const { running } = kept(await send<Started>('start', {}));
  const questions = running?.test.colors ?? [];
  let given = 0;
  return {
    async answer() {
      const question = questions[given % questions.length];
      const choice = question?.choices[Math.floor(given / questions.length) % question.choices.length];
      given += 1;
      const began = performance.now();
      kept(await send('answer', { answer: { part: 'colors', item: question?.id, choice: choice?.id } }));
      return performance.now() - began;
    },
  };
};
