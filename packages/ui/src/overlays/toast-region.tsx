import { Toaster as ArkToaster, createToaster as createStore } from '@ark-ui/react/toast';
import { toast } from '@palmares/ui/styled-system/recipes';
import { type FocusEvent, type ReactNode, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { AppToaster } from './create-toaster.ts';
import { ToastNotice } from './toast-notice.tsx';
import type { ToasterProps } from './toaster.tsx';

const hotkey = 'F8';

/** A screen reader hears only what is added to a region that it has met before. */
const metAfter = 100;

/** The time is kept by the toaster: Ark's own neither stops for a hidden tab nor for focus once the pointer has left. */
const createRegionStore = () =>
  createStore<ReactNode>({
    placement: 'bottom-start',
    max: 1,
    duration: Number.POSITIVE_INFINITY,
    gap: 0,
    removeDelay: 200,
    hotkey: [hotkey],
    pauseOnPageIdle: false,
    offsets: { left: 'var(--toast-start)', right: '1rem', top: '1rem', bottom: 'var(--toast-floor)' },
  });

const isHidden = (): boolean => document.visibilityState === 'hidden';

const useHiddenTab = ({ hold, release }: AppToaster) =>
  useEffect(() => {
    const look = () => (isHidden() ? hold('hidden') : release('hidden'));
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [hold, release]);

const useMet = (): boolean => {
  const [met, setMet] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setMet(true), metAfter);
    return () => clearTimeout(timer);
  }, []);
  return met;
};

const isInside = ({ currentTarget, relatedTarget }: FocusEvent): boolean =>
  relatedTarget instanceof Node && currentTarget.contains(relatedTarget);

/** The live part of `Toaster`. */
export const ToastRegion = ({ toaster, labels, betweenBars = false }: ToasterProps) => {
  const shown = useSyncExternalStore(toaster.subscribe, toaster.current, () => null);
  const [store] = useState(createRegionStore);
  const region = useRef<HTMLDivElement>(null);
  const met = useMet();
  /** Where the focus was before it came here: it goes back when the notice that has it leaves. */
  const origin = useRef<HTMLElement | null>(null);
  useHiddenTab(toaster);

  useEffect(() => {
    if (!met) return;
    const present = () => {
      if (region.current?.contains(document.activeElement)) origin.current?.focus({ preventScroll: true });
      if (!shown) return store.dismiss();
      const { id, title, description, action, tone = 'default' } = shown;
      store.remove();
      store.create({
        id,
        title,
        description,
        action,
        type: 'info',
        closable: true,
        meta: { tone },
        onStatusChange: ({ status }) => {
          if (status === 'dismissing' && toaster.current()?.id === id) toaster.dismiss();
        },
      });
      toaster.appeared(isHidden() ? ['hidden'] : []);
    };
    let isLatest = true;
    // Inside Ark's own round through its notices, as for a pointer that enters, the one that leaves would come back.
    queueMicrotask(() => {
      if (isLatest) present();
    });
    return () => {
      isLatest = false;
    };
  }, [met, shown, store, toaster]);

  return (
    <ArkToaster
      ref={region}
      toaster={store}
      aria-label={`${labels.region} (${hotkey})`}
      aria-live={shown?.tone === 'destructive' ? 'assertive' : 'polite'}
      className={toast().group}
      data-between-bars={betweenBars || undefined}
      onFocus={(event) => {
        if (!isInside(event) && event.relatedTarget instanceof HTMLElement) origin.current = event.relatedTarget;
        toaster.hold('focus');
      }}
      onBlur={(event) => {
        if (!isInside(event)) toaster.release('focus');
      }}
    >
      {(notice) => (
        <ToastNotice
          title={notice.title}
          description={notice.description}
          action={notice.action?.label}
          destructive={notice.meta?.tone === 'destructive'}
          closeLabel={labels.close}
          toaster={toaster}
        />
      )}
    </ArkToaster>
  );
};
