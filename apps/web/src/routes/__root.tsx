import archivo from '@fontsource-variable/archivo/files/archivo-latin-standard-normal.woff2?url';
import { canvasColors } from '@palmares/ui';
import type { QueryClient } from '@tanstack/react-query';
import { createRootRouteWithContext, HeadContent, Outlet, Scripts } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { Api } from '../api/client.ts';
import { useStarted } from '../browser/use-started.ts';
import { ErrorPageAlone } from '../frame/error-page.tsx';
import { languageTag } from '../i18n/language.ts';
import { m } from '../paraglide/messages.js';
import { getLocale } from '../paraglide/runtime.js';
import { buildVersion } from '../server/build-version.ts';
import { ThemeContext, useThemeClass, useThemeState, useThemeSwitch } from '../theme/theme-context.ts';
import '@palmares/ui/styles.css';

export interface RouterContext {
  readonly queryClient: QueryClient;
  /** Loaded on demand, because most public pages never call it in the browser. */
  readonly api: () => Promise<Api>;
}

/**
 * Zod probes `eval` when a schema is created, which the Content-Security-Policy reports; this turns it off before any
 * module runs.
 */
const withoutEval = 'globalThis.__zod_globalConfig={jitless:true}';

export const Route = createRootRouteWithContext<RouterContext>()({
  head: () => ({
    meta: [
      { charSet: 'utf-8' },
      { name: 'viewport', content: 'width=device-width, initial-scale=1, viewport-fit=cover' },
      { title: m.app_name() },
    ],
    links: [
      // The font of names and numbers, preloaded so that it arrives before the scripts.
      { rel: 'preload', href: archivo, as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' },
      { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
      { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' },
      { rel: 'manifest', href: '/manifest.json' },
    ],
    scripts: [{ children: withoutEval }],
  }),
  shellComponent: Document,
  component: Outlet,
  errorComponent: ErrorPageAlone,
});

function Document({ children }: { readonly children: ReactNode }) {
  const themeSwitch = useThemeSwitch();
  const { theme } = useThemeState(themeSwitch);
  const themeClass = useThemeClass(theme);
  const version = buildVersion();
  useStarted();
  return (
    <html lang={languageTag(getLocale())} className={themeClass}>
      <head>
        <meta name="color-scheme" content={theme} />
        <meta name="theme-color" content={canvasColors[theme]} />
        {version && <meta name="version" content={version} />}
        <HeadContent />
      </head>
      <body>
        <ThemeContext value={themeSwitch}>{children}</ThemeContext>
        <Scripts />
      </body>
    </html>
  );
}
