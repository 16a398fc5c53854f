/** Matches the script tags that Start writes; everything that a person typed is escaped in the page. */
const scriptTags = /<link rel="modulepreload"[^>]*>|<script type="module"[^>]*><\/script>/g;

/**
 * A hidden page paints nothing, and an old browser does not report painting. The timeout is for a browser that claims
 * to report it and does not: a page that never gets its scripts is worse than one that gets them late.
 */
const loader = `(() => {
  const self = document.currentScript, kept = self.previousElementSibling;
  const load = () => document.head.append(kept.content);
  self.remove();
  kept.remove();
  if (document.hidden || !globalThis.PerformanceObserver?.supportedEntryTypes.includes('paint')) return load();
  new PerformanceObserver(load).observe({ type: 'paint', buffered: true });
  setTimeout(load, 3000);
})();`;

/**
 * Defers the page's scripts until it has been painted. The page is complete without them, and loading them earlier
 * would take network and processor from the first paint.
 */
export const paintFirst = (page: string, nonce: string): string => {
  const tags = page.match(scriptTags);
  if (!tags || !page.includes('</body>')) return page;
  const kept = `<template>${tags.join('')}</template><script nonce="${nonce}">${loader}</script>`;
  return page.replace(scriptTags, '').replace('</body>', () => `${kept}</body>`);
};
