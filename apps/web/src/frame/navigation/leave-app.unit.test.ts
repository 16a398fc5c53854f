import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createMemoryHistory } from '@tanstack/react-router';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { isOfApp } from '../../server/answer/page-places.ts';
import { leaveApp } from './leave-app.ts';

const sources = join(import.meta.dirname, '../..');

describe('a step in the browser', () => {
  // A history asks whether it may go on only in a browser.
  beforeEach(() => {
    vi.stubGlobal('document', {});
    return () => vi.unstubAllGlobals();
  });

  const started = () => {
    const history = createMemoryHistory({ initialEntries: ['/en/app/account'] });
    const loaded: string[] = [];
    const stop = leaveApp(history, (address) => loaded.push(address));
    const step = async (path: string) => {
      history.push(path);
      await Promise.resolve();
      return history.location.href;
    };
    return { step, loaded, stop };
  };

  it('within the app is the router’s', async () => {
    const { step, loaded } = started();
    expect(await step('/en/app/dashboard?x=1')).toBe('/en/app/dashboard?x=1');
    expect(await step('/en/auth/new-terms')).toBe('/en/auth/new-terms');
    expect(loaded).toEqual([]);
  });

  it('out of the app loads a document, and the router stays where it is', async () => {
    const { step, loaded, stop } = started();
    expect(await step('/en/pricing?from=app#parents')).toBe('/en/app/account');
    expect(await step('/en')).toBe('/en/app/account');
    expect(await step('/en/auth/guardian?token=a')).toBe('/en/app/account');
    expect(loaded).toEqual(['/en/pricing?from=app#parents', '/en', '/en/auth/guardian?token=a']);
    stop();
    expect(await step('/en/faqs')).toBe('/en/faqs');
  });
});

it('no link and no redirect of the router leads out of the app', () => {
  const files = globSync('**/*.{ts,tsx}', {
    cwd: sources,
    exclude: ['**/*.test.*', 'routeTree.gen.ts', 'paraglide/**'],
  });
  const targets = files.flatMap((file) =>
    [...readFileSync(join(sources, file), 'utf8').matchAll(/\bto(?:=|: )["'](\/[^"']*)["']/g)].map(([, to = '']) => to),
  );
  expect(targets).toContain('/$lang/app/dashboard');
  expect(targets.filter((to) => !isOfApp(to) && !to.startsWith('/_ui/'))).toEqual([]);
});
