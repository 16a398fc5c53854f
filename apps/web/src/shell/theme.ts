import { createIsomorphicFn } from '@tanstack/react-start';
import { getCookie } from '@tanstack/react-start/server';
import { remember } from './browser-storage.ts';

export type Theme = 'dark' | 'light';

export const defaultTheme: Theme = 'dark';

/** When the class changes under the overlay, and when the overlay ends. */
export const themeSwitchTimes = { applied: 500, ended: 1650 } as const;

const aYear = 365 * 24 * 60 * 60;

export const themeFrom = (stored: string | undefined): Theme => (stored === 'light' ? 'light' : defaultTheme);

export const otherTheme = (theme: Theme): Theme => (theme === 'light' ? 'dark' : 'light');

/** The server reads the cookie; the browser reads what the server made of it, so that both render the same. */
export const initialTheme = createIsomorphicFn()
  .server((): Theme => themeFrom(getCookie('theme')))
  .client((): Theme => (document.documentElement.classList.contains('light') ? 'light' : 'dark'));

export const storeTheme = (theme: Theme): void => {
  remember('localStorage', 'theme', theme);
  const secure = window.location.protocol === 'https:' ? '; Secure' : '';
  // biome-ignore lint/suspicious/noDocumentCookie: the cookie store does not exist in every browser, and never without TLS.
  document.cookie = `theme=${theme}; Path=/; Max-Age=${aYear}; SameSite=Lax${secure}`;
};
