import type { Progress } from '@palmares/event-store/projector';

/**
 * Seconds. Leases are renewed each second and last 3.5; a longer limit keeps a restarting database from restarting its
 * workers.
 */
const RENEWAL_SECONDS = 15;

/** Seconds: more than the statements of a round may take together. */
const ROUND_SECONDS = 120;

interface State {
  readonly isDatabaseReachable: boolean;
  /** Undefined until the worker takes jobs, and once it is stopping. */
  readonly progress: Progress | undefined;
}

/** Returns the reasons why a worker is not ready; empty if it is. */
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
