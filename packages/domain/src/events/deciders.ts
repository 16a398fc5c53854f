import { identityDecider } from '../identity/decider.ts';
import { planDecider } from '../plan/decider.ts';
import { portfolioDecider } from '../portfolio/decider.ts';
import { sharingDecider } from '../sharing/decider.ts';

/** The decider of each stream kind. */
export const deciders = {
  portfolio: portfolioDecider,
  identity: identityDecider,
  sharing: sharingDecider,
  plan: planDecider,
};

type Deciders = typeof deciders;

export type FoldedKind = keyof Deciders;
export type StateOf<Kind extends FoldedKind> = Deciders[Kind]['initialState'];
export type StreamEvent<Kind extends FoldedKind> = Parameters<Deciders[Kind]['evolve']>[1]['event'];
