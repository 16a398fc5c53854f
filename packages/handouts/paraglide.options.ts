import type { CompilerOptions } from '@inlang/paraglide-js';

/** The package has no current language: every call of a message names its locale. */
export const paraglideOptions = {
  project: './project.inlang',
  outdir: './src/paraglide',
  outputStructure: 'message-modules',
  strategy: ['baseLocale'],
  emitTsDeclarations: true,
  emitReadme: false,
  emitPrettierIgnore: false,
} satisfies CompilerOptions;
