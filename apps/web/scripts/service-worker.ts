import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { build, type Plugin, type Rollup } from 'vite';
import { appFiles } from '../service-worker/app-files.ts';
import { targets } from './browser-floor/floor.ts';

const main = join(import.meta.dirname, '../service-worker/main.ts');

/** Bundles the worker into one classic script, because not every browser loads modules in a service worker. */
const bundled = async (define: Record<string, string>): Promise<string> => {
  const built = await build({
    configFile: false,
    logLevel: 'warn',
    define,
    build: { write: false, target: targets, rolldownOptions: { input: main, output: { format: 'iife' } } },
  });
  const [output] = [built].flat() as Rollup.RolldownOutput[];
  if (!output) throw new Error('The service worker was not built');
  return output.output[0].code;
};

/** Adds the service worker to the client's files, with the list of those that the app needs without a network. */
export const serviceWorker = (): Plugin => ({
  name: 'palmares-service-worker',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  generateBundle: {
    // Runs after Vite has removed the chunks that held nothing but a style sheet.
    order: 'post',
    async handler(_options, bundle) {
      const files = appFiles(bundle).map((file) => `/${file}`);
      const hash = createHash('sha256').update(files.join()).digest('hex').slice(0, 12);
      const source = await bundled({ APP_FILES: JSON.stringify(files), APP_BUILD: JSON.stringify(hash) });
      this.emitFile({ type: 'asset', fileName: 'service-worker.js', source });
    },
  },
});
