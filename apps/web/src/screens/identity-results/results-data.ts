import type { IdentityResult } from '@palmares/domain/identity';
import type { ResultsView } from '../../api/identity/results-view.server.ts';

export type ScoredResults = NonNullable<ResultsView['scored']>;

export type Explained = ScoredResults['explained'];

/** The scores of one part, and what they mean; both are null if it was not completed. */
export interface ScoredPart<Part extends keyof IdentityResult> {
  readonly scores: IdentityResult[Part];
  readonly explained: Explained[Part];
}
