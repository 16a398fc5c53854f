import type { Outcome, Refusal } from '@palmares/domain/kernel';
import { useState } from 'react';
import { areTermsNeeded, failureWords } from '../notices/error-status.ts';
import { newTermsAddress } from '../notices/new-terms-address.ts';
import { type RefusalCode, refusalWords } from '../notices/refusal-words.ts';
import { toasts } from '../notices/toasts.ts';

/** Why a submission failed, in the page's language. */
export interface Problem {
  /** Absent if the server could not be reached or failed. */
  readonly code?: RefusalCode;
  /** Absent if it concerns the form as a whole. */
  readonly field?: string;
  readonly words: string;
}

export type Submitted<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly problem: Problem };

interface Mutation<Input, Value> {
  readonly isPending: boolean;
  readonly mutateAsync: (input: Input) => Promise<Outcome<Value, Refusal<RefusalCode>>>;
}

const problemIn = ({ code, field, params }: Refusal<RefusalCode>): Problem => ({
  code,
  ...(field === undefined ? {} : { field }),
  words: refusalWords({ code, ...(params ? { params } : {}) }),
});

const submitted = async <Value>(sent: Promise<Outcome<Value, Refusal<RefusalCode>>>): Promise<Submitted<Value>> => {
  try {
    const outcome = await sent;
    return outcome.ok ? outcome : { ok: false, problem: problemIn(outcome.refusal) };
  } catch (error) {
    if (areTermsNeeded(error)) window.location.assign(newTermsAddress());
    return { ok: false, problem: { words: failureWords(error) } };
  }
};

/**
 * A form's submission. Its problem stays until the form is sent again or `setProblem` replaces it. `posted`: why the
 * form was refused when the browser sent it without a script.
 */
export const useSubmission = <Input, Value>({ isPending, mutateAsync }: Mutation<Input, Value>, posted?: Problem) => {
  const [problem, setProblem] = useState(posted);
  const send = async (input: Input): Promise<Submitted<Value>> => {
    setProblem(undefined);
    const result = await submitted(mutateAsync(input));
    if (!result.ok) setProblem(result.problem);
    return result;
  };
  return { send, isPending, problem, setProblem };
};

/** For a button that acts at once. A problem becomes a toast. */
export const useAction = <Input, Value>({ isPending, mutateAsync }: Mutation<Input, Value>) => {
  const run = async (input: Input): Promise<Submitted<Value>> => {
    const result = await submitted(mutateAsync(input));
    if (!result.ok) toasts.show({ title: result.problem.words, tone: 'destructive' });
    return result;
  };
  return { run, isPending };
};
