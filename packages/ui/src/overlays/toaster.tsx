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

const touches = ['pointerdown', 'keydown'] as const;

const whenTouched = (run: () => void): (() => void) => {
  const untouched = new AbortController();
  const touched = () => {
    untouched.abort();
    run();
  };
  for (const touch of touches) window.addEventListener(touch, touched, { passive: true, signal: untouched.signal });
  return () => untouched.abort();
};

/**
 * Where notices appear: bottom left, one at a time. Its code comes when somebody first presses anything, so that it is
 * there before what the press has to say; who only reads never loads it.
 */
export const Toaster = (props: ToasterProps) => {
  const { subscribe, current } = props.toaster;
  const isNeeded = useSyncExternalStore(
    subscribe,
    () => current() !== null,
    () => false,
  );
  const [isTouched, setTouched] = useState(false);
  const [wasNeeded, setNeeded] = useState(false);
  useEffect(() => whenTouched(() => setTouched(true)), []);
  if (isNeeded && !wasNeeded) setNeeded(true);
  return isTouched || wasNeeded ? (
    <Suspense fallback={null}>
      <ToastRegion {...props} />
    </Suspense>
  ) : null;
};
