import { type Language, languages } from '@palmares/domain/kernel';
import { whenIdle } from './when-idle.ts';

/** As in the service worker. */
const CACHE_PREFIX = 'app:';

const workers = (): ServiceWorkerContainer | undefined =>
  import.meta.env.PROD && 'serviceWorker' in navigator ? navigator.serviceWorker : undefined;

/** True if a service worker answers for the code of the whole app, so that it is here without the network. */
export const isAppKept = (): boolean => (workers()?.controller ?? null) !== null;

/** Logging out ends what this page began. */
let isForgotten = false;

/**
 * Lets a service worker keep the app on this device. It answers below `/{lang}/app/` only: no shared and no public page
 * is ever its own. The other language comes second, and finds its files here.
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

/** On logging out: nothing of the app stays. */
export const forgetApp = async (): Promise<void> => {
  isForgotten = true;
  const registrations = (await workers()?.getRegistrations()) ?? [];
  await Promise.all(registrations.map((registration) => registration.unregister()));
  if (!('caches' in globalThis)) return;
  const names = (await caches.keys()).filter((name) => name.startsWith(CACHE_PREFIX));
  await Promise.all(names.map((name) => caches.delete(name)));
};
