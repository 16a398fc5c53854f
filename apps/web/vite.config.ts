import { paraglideVitePlugin } from '@inlang/paraglide-js';
import { tanstackStart } from '@tanstack/react-start/plugin/vite';
import viteReact from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { paraglideOptions } from './paraglide.options.ts';

export default defineConfig(({ command }) => ({
  plugins: [
    // Compiling inside `vite build` keeps the process alive for half a minute; there, scripts/i18n.ts has done it.
    // Here nothing is deleted first, or a page asked for in that moment would miss its words.
    ...(command === 'serve' ? [paraglideVitePlugin({ ...paraglideOptions, cleanOutdir: false })] : []),
    // Every request's origin is checked before it comes to Start.
    tanstackStart({ serverFns: { disableCsrfMiddlewareWarning: true } }),
    viteReact(),
  ],
  environments: {
    // A native addon: Node loads it from node_modules, beside its prebuilt binaries.
    ssr: { resolve: { external: ['sodium-native'] } },
    client: {
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: {
              // What every page loads, and what every page with a frame loads: by itself each becomes some twenty files.
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
