import type { Outcome } from '@palmares/domain/kernel';
import { Problem } from '../output.ts';

/** Unwraps a use case's outcome. A refusal stops the seed, since the demo must pass every rule. */
export const accept = <Value>(outcome: Outcome<Value>): Value => {
  if (!outcome.ok) throw new Problem(`the demo was refused: ${JSON.stringify(outcome.refusal)}`);
  return outcome.value;
};
