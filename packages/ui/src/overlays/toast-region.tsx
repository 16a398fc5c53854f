import { Toaster as ArkToaster, createToaster as createStore } from '@ark-ui/react/toast';
import { toast } from '@palmares/ui/styled-system/recipes';
import { type FocusEvent, type ReactNode, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import type { AppToaster } from './create-toaster.ts';
import { noticePlaces } from './notice-places.ts';
import { ToastNotice } from './toast-notice.tsx';
import type { ToasterProps } from './toaster.tsx';

const hotkey = 'F8';

/**
 * Milliseconds before the first toast, because a screen reader announces only additions to a region that it already
 * knows.
 */
const knownAfter = 100;

/**
 * Disables Ark's timer, which stops neither for a hidden tab nor for focus without the pointer; the toaster counts
 * instead.
 */
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

const useIsKnown = (): boolean => {
  const [isKnown, setIsKnown] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsKnown(true), knownAfter);
    return () => clearTimeout(timer);
  }, []);
  return isKnown;
};

const isInside = ({ currentTarget, relatedTarget }: FocusEvent): boolean =>
  relatedTarget instanceof Node && currentTarget.contains(relatedTarget);

interface RegionProps extends ToasterProps {
  readonly inPanel: boolean;
}

const Region = ({ toaster, labels, betweenBars = false, inPanel }: RegionProps) => {
  const current = useSyncExternalStore(toaster.subscribe, toaster.current, () => null);
  const [store] = useState(createRegionStore);
  const region = useRef<HTMLDivElement>(null);
  const isKnown = useIsKnown();
  /** The element that had focus before the region, to restore when the focused toast is removed. */
  const origin = useRef<HTMLElement | null>(null);
  useHiddenTab(toaster);

  useEffect(() => {
    if (!isKnown) return;
    const present = () => {
      if (region.current?.contains(document.activeElement)) origin.current?.focus({ preventScroll: true });
      if (!current) return store.dismiss();
      const { id, title, description, action, tone = 'default' } = current;
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
    // Deferred, because a toast removed while Ark iterates over its toasts would come back.
    queueMicrotask(() => {
      if (isLatest) present();
    });
    return () => {
      isLatest = false;
    };
  }, [isKnown, current, store, toaster]);

  return (
    <ArkToaster
      ref={region}
      toaster={store}
      aria-label={`${labels.region} (${hotkey})`}
      aria-live={current?.tone === 'destructive' ? 'assertive' : 'polite'}
      className={toast().group}
      data-between-bars={betweenBars || undefined}
      data-in-panel={inPanel || undefined}
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
          takesRoom={!inPanel}
          toaster={toaster}
        />
      )}
    </ArkToaster>
  );
};

/** The part of `Toaster` that loads on demand. While a panel is open, toasts are said inside it. */
export const ToastRegion = (props: ToasterProps) => {
  const place = useSyncExternalStore(noticePlaces.subscribe, noticePlaces.current, () => null);
  return place === null ? <Region {...props} inPanel={false} /> : createPortal(<Region {...props} inPanel />, place);
};
