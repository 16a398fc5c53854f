import { lazy, Suspense, useEffect, useState, useSyncExternalStore } from 'react';
import type { AppToaster } from './create-toaster.ts';

export interface ToasterProps {
  toaster: AppToaster;
  /** `region`: the name of the place where notices appear; `close`: what the cross says. */
  labels: { region: string; close: string };
  /** A bar stands at the bottom of a narrow screen, a rail beside a wide one. */
  betweenBars?: boolean;
}

const ToastRegion = lazy(async () => ({ default: (await import('./toast-region.tsx')).ToastRegion }));

const whenIdle = (run: () => void): (() => void) => {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(run, 1000);
    return () => clearTimeout(timer);
  }
  const idle = requestIdleCallback(run, { timeout: 4000 });
  return () => cancelIdleCallback(idle);
};

/** Where notices appear: bottom left, one at a time. Its code comes once the page is idle, or with the first notice. */
export const Toaster = (props: ToasterProps) => {
  const { subscribe, current } = props.toaster;
  const isNeeded = useSyncExternalStore(
    subscribe,
    () => current() !== null,
    () => false,
  );
  const [isIdle, setIdle] = useState(false);
  const [wasNeeded, setNeeded] = useState(false);
  useEffect(() => whenIdle(() => setIdle(true)), []);
  if (isNeeded && !wasNeeded) setNeeded(true);
  return isIdle || wasNeeded ? (
    <Suspense fallback={null}>
      <ToastRegion {...props} />
    </Suspense>
  ) : null;
};
