import { type ComponentType, useEffect, useState, useSyncExternalStore } from 'react';
import type { AppToaster } from './create-toaster.ts';

export interface ToasterProps {
  toaster: AppToaster;
  /** `region`: the name of the place where notices appear; `close`: what the cross says. */
  labels: { region: string; close: string };
  /** A bar stands at the bottom of a narrow screen, a rail beside a wide one. */
  betweenBars?: boolean;
}

const presses = ['pointerdown', 'keydown'] as const;

const onPress = (run: () => void): (() => void) => {
  const left = new AbortController();
  for (const press of presses) window.addEventListener(press, run, { passive: true, signal: left.signal });
  return () => left.abort();
};

/**
 * Where notices appear: bottom left, one at a time. Its code comes when somebody first presses anything, so that it is
 * there before what the press has to say; who only reads never loads it. Where it does not come, the page stays as it is.
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
    return onPress(load);
  }, [isMissing, isNeeded]);
  return Region === undefined ? null : <Region {...props} />;
};
