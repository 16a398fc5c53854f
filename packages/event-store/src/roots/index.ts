export { checkRoots, type RootsVerdict, type StreamFault } from './check-roots.ts';
export type { ShardFault } from './event-totals.ts';
export { type LastCheck, readLastCheck } from './last-check.ts';
export { dateOf, dayNumber, type RootsState, rootsState } from './root-folder.ts';
export { type SignedRoot, signRoot } from './sign-root.ts';
export { isSignedBy, type SigningKey, signingKey } from './signing-key.ts';
