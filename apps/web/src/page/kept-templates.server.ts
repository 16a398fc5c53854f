import QuickLRU from 'quick-lru';
import { clock } from '../server/clock.server.ts';
import { config } from '../server/config.server.ts';
import { LIFETIME_MS } from '../server/kept-pages/lifetime.ts';
import type { Template } from './template.server.ts';

interface Kept {
  readonly template: Template;
  readonly since: number;
}

const kept = new QuickLRU<string, Kept>({ maxSize: 1000 });

/** Renders a page once for each key, in memory of this process. In development it is rendered each time. */
export const keptTemplate = (key: string, render: () => Template): Template => {
  const now = clock.now().getTime();
  const known = kept.get(key);
  if (known && now - known.since <= LIFETIME_MS && !config().development) return known.template;
  const template = render();
  kept.set(key, { template, since: now });
  return template;
};
