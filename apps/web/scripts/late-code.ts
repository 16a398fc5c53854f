import { join } from 'node:path';
import type { Plugin, Rollup } from 'vite';

/** Vite calls its export for each `import()` of the client. */
const helper = '\0vite/preload-helper.js';
const ours = join(import.meta.dirname, '../src/browser/late-code.ts');

/** The imports of a built file that name no files for `lateCode`, each as `file imports other`. */
export const bareImports = (bundle: Rollup.OutputBundle): readonly string[] =>
  Object.values(bundle).flatMap((file) =>
    file.type === 'chunk'
      ? file.dynamicImports
          .filter((other) => !file.code.includes(JSON.stringify(other)))
          .map((other) => `${file.fileName} imports ${other}`)
      : [],
  );

/** Rewrites every `import()` of a browser to call `lateCode`, including those of routes that the router splits. */
export const lateCode = (): Plugin => ({
  name: 'palmares-late-code',
  apply: 'build',
  enforce: 'pre',
  applyToEnvironment: ({ name }) => name === 'client',
  config: () => ({
    // By default Vite names the files of an import only if there are several.
    build: {
      modulePreload: { resolveDependencies: (file, others) => [...new Set([file, ...others])] },
    },
  }),
  load: {
    filter: { id: /vite\/preload-helper/u },
    handler: () => `export { lateCode as __vitePreload } from ${JSON.stringify(ours)};`,
  },
  generateBundle: {
    // Runs after Vite has written the names of the files.
    order: 'post',
    handler(_options, bundle) {
      if (!this.getModuleInfo(ours)) this.error(`Vite did not ask for ${helper}`);
      const bare = bareImports(bundle);
      if (bare.length > 0) this.error(`Not by lateCode: ${bare.join('; ')}`);
    },
  },
});
