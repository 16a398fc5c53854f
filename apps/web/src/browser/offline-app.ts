import { type Language, languages } from '@palmares/domain/kernel';
import { whenIdle } from './when-idle.ts';

/** Must match the prefix in the service worker. */
const CACHE_PREFIX = 'app:';

const workers = (): ServiceWorkerContainer | undefined =>
  import.meta.env.PROD && 'serviceWorker' in navigator ? navigator.serviceWorker : undefined;

/** True if a service worker serves the code of the whole app, so that it works offline. */
export const isAppKept = (): boolean => (workers()?.controller ?? null) !== null;

/** True after logging out, which stops the registrations that this page began. */
let isForgotten = false;

/**
 * Lets a service worker keep the app on this device. It answers only below `/{lang}/app/`, and so never for a shared or
 * public page. The other language is registered second, and finds its files in the cache.
 */
export const keepApp = async (language: Language): Promise<void> => {
  const container = workers();
  if (!container) return;
  await whenIdle();
  for (const each of [language, ...languages.filter((other) => other !== language)]) {
    if (isForgotten) return;
    const registration = await container.register('/service-worker.js', { scope: `/${each}/app/` });
    if (isForgotten) await registration.unregister();
    else await container.ready;
  }
};

/** Removes the whole app from this device, on logging out. */
export const forgetApp = async (): Promise<void> => {
  isForgotten = true;
  const registrations = (await workers()?.getRegistrations()) ?? [];
  await Promise.all(registrations.map((registration) => registration.unregister()));
  if (!('caches' in globalThis)) return;
  const names = (await caches.keys()).filter((name) => name.startsWith(CACHE_PREFIX));
  await Promise.all(names.map((name) => caches.delete(name)));
};
