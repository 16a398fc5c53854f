import type { Progress } from '@palmares/event-store/projector';

/** Leases are renewed each second and last 3.5. Longer, so that a database that restarts does not restart its workers. */
const RENEWAL_SECONDS = 15;

/** Above what the statements of a round may take together. */
const ROUND_SECONDS = 120;

interface State {
  readonly isDatabaseReachable: boolean;
  /** Undefined until the worker takes jobs, and once it is stopping. */
  readonly progress: Progress | undefined;
}

/** What keeps a worker from its work; empty if it is ready. */
export const hindrancesOf = ({ isDatabaseReachable, progress }: State): readonly string[] => {
  if (!progress) return ['starting or stopping'];
  const { running, renewedAgo, roundFor } = progress;
  return [
    ...(isDatabaseReachable ? [] : ['database unreachable']),
    ...(running ? [] : ['projector stopped']),
    ...(renewedAgo === null || renewedAgo > RENEWAL_SECONDS ? ['leases not renewed'] : []),
    ...(roundFor !== null && roundFor > ROUND_SECONDS ? ['round does not end'] : []),
  ];
};
