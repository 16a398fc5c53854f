import type { Plugin, Rollup } from 'vite';
import { targets } from './floor.ts';
import { newerThanFloor } from './newer-than-floor.ts';

/** Features that code detects before using, or that do something good enough in older browsers. */
const allowed: ReadonlySet<string> = new Set([
  // Superjson and React.
  '.toBase64()',
  'Temporal',
  'document.startViewTransition',
  'navigator.connection',
  // Ark UI.
  'CloseWatcher',
  'navigator.userAgentData',
  // Ours. Safari lacks the first three; the last rejects with another name before Chrome 124.
  'window.cancelIdleCallback',
  'window.requestIdleCallback',
  'navigator.share',
  'Intl.Segmenter',
  'AbortSignal.timeout',
]);

const isAllowed = (name: string): boolean => allowed.has(name) || allowed.has(name.split('.')[0] ?? '');

const scriptOf = (file: Rollup.OutputChunk | Rollup.OutputAsset): string | undefined => {
  if (file.type === 'chunk') return file.code;
  return file.fileName.endsWith('.js') ? `${file.source}` : undefined;
};

/** Returns what the built files use that the oldest supported browsers lack, each as `file uses name`. */
export const tooNew = (bundle: Rollup.OutputBundle): readonly string[] =>
  Object.values(bundle).flatMap((file) =>
    newerThanFloor(scriptOf(file) ?? '')
      .filter((name) => !isAllowed(name))
      .map((name) => `${file.fileName} uses ${name}`),
  );

/** Builds for the oldest supported browsers, and refuses a build that needs a newer one. */
export const browserFloor = (): Plugin => ({
  name: 'palmares-browser-floor',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  config: () => ({ environments: { client: { build: { target: targets } } } }),
  generateBundle: {
    // Runs after everything that writes code, such as the service worker.
    order: 'post',
    handler(_options, bundle) {
      const names = tooNew(bundle);
      if (names.length > 0) this.error(`Too new for the oldest supported browsers: ${names.join('; ')}`);
    },
  },
});
