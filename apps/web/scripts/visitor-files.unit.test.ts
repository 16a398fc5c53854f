import type { Rollup } from 'vite';
import { expect, it } from 'vitest';
import { appModulesIn } from './visitor-files.ts';

/** A built file, with the length of what is left of each module. */
const chunk = (modules: Readonly<Record<string, number>>) =>
  ({
    type: 'chunk',
    modules: Object.fromEntries(Object.entries(modules).map(([id, renderedLength]) => [id, { renderedLength }])),
  }) as unknown as Rollup.OutputChunk;

const asset = { type: 'asset', fileName: 'reading.css' } as unknown as Rollup.OutputAsset;
const own = '/palmares/apps/web/src/page/browser/menu.ts';

it.each([
  '/palmares/node_modules/react/index.js',
  '/palmares/node_modules/react-dom/cjs/react-dom-client.production.js',
  '/palmares/node_modules/scheduler/index.js',
  '/palmares/node_modules/@tanstack/react-router/dist/esm/router.js',
  '/palmares/node_modules/@tanstack/query-core/build/modern/query.js',
  '/palmares/apps/web/node_modules/@trpc/client/dist/index.mjs',
  '/palmares/node_modules/@ark-ui/react/dist/index.js',
  '/palmares/node_modules/superjson/dist/index.js',
  '/palmares/node_modules/zod/v4/mini/index.js',
  '/palmares/node_modules/.pnpm/react@19.3.1/node_modules/react/index.js',
])('the build refuses scripts of visitor pages with %s', (module) => {
  expect(appModulesIn([asset, chunk({ [own]: 900 }), chunk({ [own]: 900, [module]: 1 })])).toEqual([module]);
});

it('the build accepts their own modules, other packages, and modules of the app of which nothing is left', () => {
  const modules = {
    [own]: 900,
    '/palmares/node_modules/lenis/dist/lenis.mjs': 9000,
    '/palmares/node_modules/react-like/index.js': 10,
    '/palmares/apps/web/src/react/react.ts': 10,
    '/palmares/node_modules/react/index.js': 0,
  };
  expect(appModulesIn([asset, chunk(modules)])).toEqual([]);
});
