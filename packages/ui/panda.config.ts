import { defineConfig } from '@pandacss/dev';
import { palmaresPreset } from './src/preset/index.ts';

export default defineConfig({
  preflight: true,
  presets: [palmaresPreset],
  strictTokens: true,
  jsxFramework: 'react',
  include: ['./src/**/*.{ts,tsx}', '../../apps/web/src/**/*.{ts,tsx}'],
  exclude: ['**/paraglide/**', '**/*.gen.ts', '**/*.test.{ts,tsx}'],
  outdir: 'styled-system',
  importMap: '@palmares/ui/styled-system',
  outExtension: 'js',
});
