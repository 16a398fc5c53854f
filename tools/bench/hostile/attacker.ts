import { startChild } from '../child.ts';
import type { BenchContext } from '../suite.ts';
import type { Attack, Target } from './attacks.ts';

export type Order =
  | { readonly order: 'begin'; readonly attack: string; readonly target: Target }
  | { readonly order: 'end' };

export interface Attacker {
  /** Repeats the attack until `work` has ended. */
  during<Result>(attack: Attack, target: Target, work: () => Promise<Result>): Promise<Result>;
}

/** Runs in its own low-priority process, because a real attacker's machine takes no CPU from the server. */
export const startAttacker = (context: BenchContext): Attacker => {
  const child = startChild<Order, null>(context, new URL('attacker-process.ts', import.meta.url));
  return {
    async during({ name }, target, work) {
      await child.ask({ order: 'begin', attack: name, target });
      return work().finally(() => child.ask({ order: 'end' }));
    },
  };
};
