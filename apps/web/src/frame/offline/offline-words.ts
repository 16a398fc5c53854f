import { m } from '../../paraglide/messages.js';

/** Reasons why pages below `/{lang}/app/` need the server, the most specific path first. */
const needs: readonly (readonly [place: string, words: () => string])[] = [
  ['portfolio/edit', m.offline_needs_editor],
  ['portfolio/history', m.offline_needs_history],
  ['portfolio/preview', m.offline_needs_preview],
  ['portfolio/share', m.offline_needs_share],
  ['dashboard', m.offline_needs_dashboard],
  ['identity/test', m.offline_needs_test],
  ['identity', m.offline_needs_identity],
  ['athlete-plan', m.offline_needs_plan],
  ['account', m.offline_needs_account],
];

/**
 * Returns why the page at this path needs the server. If nobody is known on this device, a page of the app needs a
 * log-in.
 */
export const offlineNeeds = (path: string, isKnown: boolean): string => {
  const [, , area, ...rest] = path.split('/');
  if (area !== 'app') return m.offline_needs_page();
  if (!isKnown) return m.offline_needs_log_in();
  const place = `${rest.join('/')}/`;
  const [, words] = needs.find(([start]) => place.startsWith(`${start}/`)) ?? [];
  return (words ?? m.offline_needs_page)();
};
