import { defineConfig } from '@pandacss/dev';
import { palmaresPreset } from './src/preset/index.ts';

/**
 * Hashes long names of utilities, which hold conditions and calculated values and are most of a page's markup. Those of
 * recipes stay, because the style sheets are split by them. Panda copies the text of this function into the code that
 * makes the names in the browser, so it uses nothing but its parameters.
 */
const shortName = (path: string[], toHash: (name: string) => string): string => {
  const name = path.join(':');
  const isUtility = name.includes('_') && !/\w(?:--|__)\w/u.test(name);
  return isUtility && name.length > 14 ? toHash(name) : name;
};

export default defineConfig({
  preflight: true,
  hash: { className: true, cssVar: false },
  hooks: { 'utility:created': ({ configure }) => configure({ toHash: shortName }) },
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
