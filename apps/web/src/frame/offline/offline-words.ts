import { m } from '../../paraglide/messages.js';

/** Below `/{lang}/app/`, the most specific first: why a page cannot be shown without the server. */
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

/** What the page of this path needs the server for. While nobody is known here, a page of the app needs a log-in. */
export const offlineNeeds = (path: string, isKnown: boolean): string => {
  const [, , area, ...rest] = path.split('/');
  if (area !== 'app') return m.offline_needs_page();
  if (!isKnown) return m.offline_needs_log_in();
  const place = `${rest.join('/')}/`;
  const [, words] = needs.find(([start]) => place.startsWith(`${start}/`)) ?? [];
  return (words ?? m.offline_needs_page)();
};
