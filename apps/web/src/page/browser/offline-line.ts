import { laterPart } from './later-parts.ts';

/**
 * Shows in the app's bar whether the device is offline. The status was there before, so that it is announced. The app
 * also says how many changes wait, which it counts by the rules of the sections: too much code for a visitor page.
 */
export const showOffline = (): void => {
  const line = document.querySelector('[data-offline-line]');
  const status = line?.querySelector('[role=status]');
  if (!line || !status) return;
  const show = () => {
    const isOffline = !navigator.onLine;
    line.toggleAttribute('data-offline', isOffline);
    status.replaceChildren((isOffline && laterPart('offline')) || '');
  };
  show();
  addEventListener('online', show);
  addEventListener('offline', show);
};
