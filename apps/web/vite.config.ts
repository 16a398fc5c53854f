import { paraglideVitePlugin } from '@inlang/paraglide-js';
import { tanstackStart } from '@tanstack/react-start/plugin/vite';
import viteReact from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { paraglideOptions } from './paraglide.options.ts';
import { browserFloor } from './scripts/browser-floor/plugin.ts';
import { lateCode } from './scripts/late-code.ts';
import { serviceWorker } from './scripts/service-worker.ts';
import { visitorFiles } from './scripts/visitor-files.ts';
import { writtenContent } from './scripts/written-content.ts';

/** Pages that are rarely the next one: their loaders get files of their own, outside the first script of every page. */
const rarelyNext = /\/(coaching|history|unsubscribe)(\/|$)/;

/** Files that the editor preloads keep their names, because journeys wait for them and block them. */
const partOfEditor = /^(?:editor|asked-fields|[a-z]+-form|crop-picture|item-sheet|question|row-menu|sorting)$/;

export default defineConfig(({ command }) => ({
  plugins: [
    // Compiling inside `vite build` would keep the process alive for half a minute, so scripts/i18n.ts runs before it.
    // The development server deletes nothing first, or a page requested at that moment would miss its messages.
    ...(command === 'serve' ? [paraglideVitePlugin({ ...paraglideOptions, cleanOutdir: false })] : []),
    // The pipeline checks every request's origin before Start sees it.
    tanstackStart({
      serverFns: { disableCsrfMiddlewareWarning: true },
      router: {
        codeSplittingOptions: {
          splitBehavior: ({ routeId }) =>
            rarelyNext.test(routeId) ? [['loader', 'component', 'notFoundComponent']] : undefined,
        },
      },
    }),
    writtenContent(),
    visitorFiles(),
    viteReact(),
    lateCode(),
    serviceWorker(),
    browserFloor(),
  ],
  environments: {
    // Native addons, which Node loads from node_modules, beside their prebuilt binaries.
    ssr: { resolve: { external: ['sharp', 'sodium-native'] } },
    client: {
      build: {
        rolldownOptions: {
          output: {
            // The first script lists the files of every page: a name beside the hash would be 7 bytes for each of 300.
            chunkFileNames: ({ name }) => (partOfEditor.test(name) ? 'assets/[name]-[hash].js' : 'assets/[hash].js'),
            codeSplitting: {
              // Groups what every page shares, and every page with a frame; ungrouped, each becomes some twenty files.
              groups: [
                { name: 'start', tags: ['$initial'], priority: 2 },
                { name: 'frame', test: /[\\/]frame[\\/]page-frame\.tsx$/, priority: 1 },
              ],
            },
          },
        },
      },
    },
  },
  server: { port: Number(process.env.PORT ?? 3000), host: process.env.HOST ?? '127.0.0.1', strictPort: true },
}));
