import type { CompilerOptions } from '@inlang/paraglide-js';

export const paraglideOptions = {
  project: './project.inlang',
  outdir: './src/paraglide',
  outputStructure: 'message-modules',
  cookieName: 'lang',
  // `custom-path` is the path's first segment (src/i18n/language-of-path.ts). Paraglide's own URL strategy brings a
  // polyfill as heavy as a page.
  strategy: ['custom-path', 'cookie', 'baseLocale'],
  emitTsDeclarations: true,
  emitReadme: false,
  emitPrettierIgnore: false,
} satisfies CompilerOptions;
