import { keptApp } from './kept-app.ts';

declare const self: ServiceWorkerGlobalScope;

/** The build fills these in: the app's files, and a hash of their names. */
declare const APP_FILES: readonly string[];
declare const APP_BUILD: string;

const app = keptApp({
  caches: self.caches,
  fetch: (request) => self.fetch(request),
  scope: new URL(self.registration.scope).pathname,
  files: APP_FILES,
  build: APP_BUILD,
});

self.addEventListener('install', (event) => event.waitUntil(app.keep()));

// The first worker also takes control of the open page. A later one starts only when no page of an earlier one is open.
self.addEventListener('activate', (event) => event.waitUntil(Promise.all([app.forgetEarlier(), self.clients.claim()])));

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin) return;
  if (request.mode === 'navigate') event.respondWith(app.page(request));
  else if (app.isFile(pathname)) event.respondWith(app.file(request));
});
