import { defineConfig } from '@pandacss/dev';
import { palmaresPreset } from './src/preset/index.ts';

export default defineConfig({
  preflight: true,
  presets: [palmaresPreset],
  strictTokens: true,
  include: ['./src/**/*.{ts,tsx}', '../../apps/web/src/**/*.{ts,tsx}'],
  // A pattern without `../..` does not match files of another workspace.
  exclude: [
    './src/**/*.test.{ts,tsx}',
    '../../apps/web/src/**/*.test.{ts,tsx}',
    '../../apps/web/src/**/*.gen.ts',
    '../../apps/web/src/**/*.server.ts',
    '../../apps/web/src/paraglide/**',
  ],
  outdir: 'styled-system',
  importMap: '@palmares/ui/styled-system',
  outExtension: 'js',
});
