import { expect, it } from 'vitest';
import { appFiles, type BuiltFile } from './app-files.ts';

const chunk = (module: string | null, rest: Partial<BuiltFile> = {}): BuiltFile => ({
  type: 'chunk',
  facadeModuleId: module && `/web/src/${module}`,
  ...rest,
});

const bundle: Record<string, BuiltFile> = {
  'start.js': chunk('entry.tsx', {
    isEntry: true,
    imports: ['shared.js'],
    dynamicImports: ['lang.js', 'editor.js', 'landing.js', 'scout.js', 'scenes.js', 'api.js'],
    viteMetadata: { importedCss: ['style.css'], importedAssets: ['font.woff2'] },
  }),
  'shared.js': chunk(null),
  'lang.js': chunk('routes/$lang/route.tsx?tsr-split=component'),
  'editor.js': chunk('routes/$lang/app/portfolio/edit/$section.tsx?tsr-split=component', {
    dynamicImports: ['form.js'],
  }),
  'form.js': chunk('sections/motto/editor.tsx', { imports: ['start.js'] }),
  'landing.js': chunk('routes/$lang/index.tsx?tsr-split=component', { imports: ['landing-only.js'] }),
  'landing-only.js': chunk(null),
  'scout.js': chunk('routes/$lang/athletes/$publishToken.tsx?tsr-split=component'),
  'scenes.js': chunk('site/landing/later-scenes.tsx'),
  'api.js': chunk('api/client.ts'),
  'style.css': { type: 'asset' },
};

it('the files of the app are those that its pages may load, and no page of a visitor', () => {
  expect(appFiles(bundle)).toEqual([
    'api.js',
    'editor.js',
    'font.woff2',
    'form.js',
    'lang.js',
    'shared.js',
    'start.js',
    'style.css',
  ]);
});
