import { paraglideVitePlugin } from '@inlang/paraglide-js';
import { tanstackStart } from '@tanstack/react-start/plugin/vite';
import viteReact from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { paraglideOptions } from './paraglide.options.ts';

export default defineConfig(({ command }) => ({
  plugins: [
    // Compiling inside `vite build` would keep the process alive for half a minute, so scripts/i18n.ts runs before it.
    // The development server deletes nothing first, or a page requested at that moment would miss its messages.
    ...(command === 'serve' ? [paraglideVitePlugin({ ...paraglideOptions, cleanOutdir: false })] : []),
    // The pipeline checks every request's origin before Start sees it.
    tanstackStart({ serverFns: { disableCsrfMiddlewareWarning: true } }),
    viteReact(),
  ],
  environments: {
    // Native addons: Node loads them from node_modules, beside their prebuilt binaries.
    ssr: { resolve: { external: ['sharp', 'sodium-native'] } },
    client: {
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: {
              // Shared by every page, and by every page with a frame; ungrouped, each becomes some twenty files.
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
