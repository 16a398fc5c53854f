import { m } from '../../paraglide/messages.js';
import { layout } from './explore-layout.ts';

/** Marks what the athlete's own result says. */
export const Yours = () => <strong className={layout.yours}>{m.explore_yours()}</strong>;

interface StandingProps {
  readonly isOwn: boolean;
  /** True if it has the same score as what is the athlete's own. */
  readonly isTied: boolean;
}

/** Marks a trait that is the athlete's own, or tied with it. */
export const Standing = ({ isOwn, isTied }: StandingProps) => {
  if (isOwn) return <Yours />;
  return isTied ? <strong className={layout.yours}>{m.results_tied()}</strong> : null;
};
