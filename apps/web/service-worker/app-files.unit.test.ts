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
    dynamicImports: ['lang.js', 'editor.js', 'sign-up.js', 'gallery.js', 'article.js', 'api.js'],
    viteMetadata: { importedCss: ['style.css'], importedAssets: ['font.woff2'] },
  }),
  'shared.js': chunk(null),
  'lang.js': chunk('routes/$lang/route.tsx?tsr-split=component'),
  'editor.js': chunk('routes/$lang/app/portfolio/edit/$section.tsx?tsr-split=component', {
    dynamicImports: ['form.js'],
  }),
  'form.js': chunk('sections/motto/editor.tsx', { imports: ['start.js'] }),
  'sign-up.js': chunk('routes/$lang/auth/sign-up.tsx?tsr-split=component', { imports: ['sign-up-only.js'] }),
  'sign-up-only.js': chunk(null),
  'gallery.js': chunk('routes/[_]ui/$lang/$group.tsx?tsr-split=component'),
  'article.js': chunk('site/explore/mask-later.tsx'),
  'api.js': chunk('api/client.ts'),
  'style.css': { type: 'asset' },
};

it('the files of the app are those that its pages may load, and none outside of it', () => {
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
