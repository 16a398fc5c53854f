import type { CompilerOptions } from '@inlang/paraglide-js';

const address = ':protocol://:domain(.*)::port?';

export const paraglideOptions = {
  project: './project.inlang',
  outdir: './src/paraglide',
  outputStructure: 'message-modules',
  cookieName: 'lang',
  strategy: ['url', 'cookie', 'baseLocale'],
  emitTsDeclarations: true,
  emitReadme: false,
  emitPrettierIgnore: false,
  trailingSlash: 'never',
  urlPatterns: [
    {
      pattern: `${address}/:path(.*)?`,
      localized: [
        ['en', `${address}/en/:path(.*)?`],
        ['fr-ca', `${address}/fr-ca/:path(.*)?`],
      ],
    },
  ],
} satisfies CompilerOptions;
