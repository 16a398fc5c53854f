import { createHash } from 'node:crypto';

/** Matches the script tags that Start writes; everything that a person typed is escaped in the page. */
const scriptTags = /<link rel="modulepreload"[^>]*>|<script type="module"[^>]*><\/script>/g;

/**
 * A hidden page paints nothing, and an old browser does not report painting. The timeout is for a browser that claims
 * to report it and does not: a page that never gets its scripts is worse than one that gets them late.
 *
 * Until the app has started, an error in its scripts means that the browser cannot run them, and the page says so. It
 * is written for browsers of 2016, because those are the ones it has to tell.
 */
const loader = `(function () {
  var self = document.currentScript, kept = self.previousElementSibling;
  var notice = kept.content.querySelector('[data-too-old]');
  self.remove();
  kept.remove();
  function say() {
    if (!document.documentElement.hasAttribute('data-started')) document.body.insertBefore(notice, document.body.firstChild);
  }
  function failed(event) {
    var error = event.reason || (/\\/assets\\/[^/]+$/.test(event.filename) && event.error);
    if (error instanceof Error && error.name !== 'MissingCode') say();
  }
  if (notice) {
    notice.remove();
    if (!('noModule' in self)) return say();
    addEventListener('error', failed);
    addEventListener('unhandledrejection', failed);
  }
  function load() { document.head.append(kept.content); }
  var types = window.PerformanceObserver && PerformanceObserver.supportedEntryTypes;
  if (document.hidden || !types || types.indexOf('paint') < 0) return load();
  new PerformanceObserver(load).observe({ type: 'paint', buffered: true });
  setTimeout(load, 3000);
})();`;

/** The source of the inline script for `script-src`. */
export const loaderHash = `'sha256-${createHash('sha256').update(loader).digest('base64')}'`;

/**
 * Defers the page's scripts until it has been painted. The page is complete without them, and loading them earlier
 * would take network and processor from the first paint. `notice` is the HTML that it shows if they cannot start.
 * Without a nonce, the policy of the page allows the inline script by {@link loaderHash}.
 */
export const paintFirst = (page: string, nonce: string | undefined, notice: string): string => {
  const tags = page.match(scriptTags);
  if (!tags || !page.includes('</body>')) return page;
  const kept = `<template>${tags.join('')}${notice}</template><script${nonce === undefined ? '' : ` nonce="${nonce}"`}>${loader}</script>`;
  return page.replace(scriptTags, '').replace('</body>', () => `${kept}</body>`);
};
