import { lazyRouteComponent } from '@tanstack/react-router';
import { Suspense, useSyncExternalStore } from 'react';
import { atRisk } from '../../browser/at-risk.ts';

const FileWarning = lazyRouteComponent(() => import('./file-warning.tsx'), 'FileWarning');

/** Loaded with the first file that is on its way. */
export const LeaveWarning = () => {
  const isFileAtRisk = useSyncExternalStore(
    atRisk.subscribe,
    () => atRisk.losses().has('file'),
    () => false,
  );
  return isFileAtRisk ? (
    <Suspense>
      <FileWarning />
    </Suspense>
  ) : null;
};
