import { type ComponentType, useEffect, useState, useSyncExternalStore } from 'react';
import type { AppToaster } from './create-toaster.ts';

export interface ToasterProps {
  toaster: AppToaster;
  /** The accessible names of the region where toasts appear and of the cross. */
  labels: { region: string; close: string };
  /** Leaves room for a bar at the bottom of a narrow screen and for a rail beside a wide one. */
  betweenBars?: boolean;
}

const presses = ['pointerdown', 'keydown'] as const;

const onEach = (events: readonly string[], run: () => void): (() => void) => {
  const left = new AbortController();
  for (const event of events) window.addEventListener(event, run, { passive: true, signal: left.signal });
  return () => left.abort();
};

/**
 * Shows toasts at the bottom left, one at a time. Its code loads on the first press, before the toast of that press; a
 * visitor who only reads never loads it. If loading fails, it is retried on the next press and, for a waiting toast,
 * when the network returns.
 */
export const Toaster = (props: ToasterProps) => {
  const { subscribe, current } = props.toaster;
  const isNeeded = useSyncExternalStore(
    subscribe,
    () => current() !== null,
    () => false,
  );
  const [Region, setRegion] = useState<ComponentType<ToasterProps>>();
  const isMissing = Region === undefined;
  useEffect(() => {
    if (!isMissing) return;
    const load = () =>
      void import('./toast-region.tsx').then(
        ({ ToastRegion }) => setRegion(() => ToastRegion),
        () => undefined,
      );
    if (isNeeded) load();
    return onEach(isNeeded ? [...presses, 'online'] : presses, load);
  }, [isMissing, isNeeded]);
  return Region === undefined ? null : <Region {...props} />;
};
