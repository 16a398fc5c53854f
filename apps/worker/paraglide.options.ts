import type { CompilerOptions } from '@inlang/paraglide-js';

/** A mail is written in its reader's language, said at each message. */
export const paraglideOptions = {
  project: './project.inlang',
  outdir: './src/paraglide',
  outputStructure: 'message-modules',
  strategy: ['baseLocale'],
  emitTsDeclarations: true,
  emitReadme: false,
  emitPrettierIgnore: false,
} satisfies CompilerOptions;
