/** What the page says of its scripts: our own words of Start's, which escapes everything that somebody typed. */
const scriptTags = /<link rel="modulepreload"[^>]*>|<script type="module"[^>]*><\/script>/g;

/**
 * A hidden page paints nothing, and an old browser does not say when it does. The time is for a browser that says it can
 * and then does not: a page without its scripts for good would be worse than one that is late to be seen.
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
 * The page with its scripts kept back until it has been painted. It is whole without them, and whoever opens it came to
 * see it: loaded beside it, they would take the network and the processor from its first paint.
 */
export const paintFirst = (page: string, nonce: string): string => {
  const tags = page.match(scriptTags);
  if (!tags || !page.includes('</body>')) return page;
  const kept = `<template>${tags.join('')}</template><script nonce="${nonce}">${loader}</script>`;
  return page.replace(scriptTags, '').replace('</body>', () => `${kept}</body>`);
};
