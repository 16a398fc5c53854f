import { reading, script, styles } from 'virtual:visitor-files';
import archivo from '@fontsource-variable/archivo/files/archivo-latin-standard-normal.woff2?url';
import { canvasColors } from '@palmares/ui';
import type { ReactNode } from 'react';
import { languageTag } from '../i18n/language.ts';
import { getLocale } from '../paraglide/runtime.js';
import { buildVersion } from '../server/build-version.ts';
import { HeadElements, type PageHead } from './page-head.tsx';
import { useVisit } from './visit.ts';

interface DocumentProps {
  readonly head: PageHead;
  /** True if the page needs the styles of long texts. */
  readonly isReading: boolean;
  readonly children: ReactNode;
}

/** The words that `followSession` reads. */
const sessions = { true: 'open', false: 'none', undefined: undefined } as const;

/** The document of a visitor page. */
export const Document = ({ head, isReading, children }: DocumentProps) => {
  const version = buildVersion();
  const { theme, signedIn } = useVisit();
  return (
    <html
      lang={languageTag(getLocale())}
      className={theme === 'light' ? 'light' : undefined}
      data-session={sessions[`${signedIn}`]}
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="color-scheme" content={theme} />
        <meta name="theme-color" content={canvasColors[theme]} />
        {version && <meta name="version" content={version} />}
        <HeadElements {...head} />
        {/* The font of names and numbers. */}
        <link rel="preload" href={archivo} as="font" type="font/woff2" crossOrigin="anonymous" />
        <link rel="stylesheet" href={styles} />
        {isReading ? <link rel="stylesheet" href={reading} /> : null}
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href="/manifest.json" />
        <script type="module" src={script} />
      </head>
      <body>{children}</body>
    </html>
  );
};
