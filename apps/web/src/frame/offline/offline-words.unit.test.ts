import { expect, it } from 'vitest';
import { m } from '../../paraglide/messages.js';
import { offlineNeeds } from './offline-words.ts';

it.each([
  ['/en/app/dashboard', m.offline_needs_dashboard],
  ['/en/app/portfolio/edit', m.offline_needs_editor],
  ['/en/app/portfolio/edit/motto', m.offline_needs_editor],
  ['/en/app/portfolio/history/motto/12', m.offline_needs_history],
  ['/fr-ca/app/identity/test', m.offline_needs_test],
  ['/fr-ca/app/identity/explore/grit', m.offline_needs_identity],
  ['/en/app/athlete-plan/unsubscribe', m.offline_needs_plan],
  ['/en/app/anything', m.offline_needs_page],
  ['/en/pricing', m.offline_needs_page],
])('%s says what it needs', (path, words) => {
  expect(offlineNeeds(path, true)).toBe(words());
});

it('a page of the app needs a log-in while nobody is known on this device', () => {
  expect(offlineNeeds('/en/app/portfolio/edit', false)).toBe(m.offline_needs_log_in());
  expect(offlineNeeds('/en/pricing', false)).toBe(m.offline_needs_page());
});
