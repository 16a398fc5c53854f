import { isAppKept } from '../../../browser/offline-app.ts';

/**
 * Loads a part at its first use. Offline it refuses without trying: a browser does not fetch a module again that it
 * failed to fetch. With the app on the device, nothing is fetched.
 */
export const loadOnce = <Part>(
  fetchPart: () => Promise<Part>,
  isOnline: () => boolean = () => navigator.onLine || isAppKept(),
): (() => Promise<Part>) => {
  let part: Promise<Part> | undefined;
  return () => {
    if (part) return part;
    if (!isOnline()) return Promise.reject(new Error('The device is offline.'));
    part = fetchPart().catch((error: unknown) => {
      part = undefined;
      throw error;
    });
    return part;
  };
};
