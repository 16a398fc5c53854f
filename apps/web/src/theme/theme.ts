import { recall, remember } from '../browser/browser-storage.ts';

export type Theme = 'dark' | 'light';

export const themeKey = 'theme';

const defaultTheme: Theme = 'dark';

const aYear = 365 * 24 * 60 * 60;

export const themeFrom = (stored: string | null | undefined): Theme => (stored === 'light' ? 'light' : defaultTheme);

export const otherTheme = (theme: Theme): Theme => (theme === 'light' ? 'dark' : 'light');

/** The theme of the page's markup. */
export const shownTheme = (): Theme => (document.documentElement.classList.contains('light') ? 'light' : 'dark');

/** Some browsers delete script-set cookies within days but keep local storage. */
export const storedTheme = (): Theme | undefined => {
  const stored = recall('localStorage', themeKey);
  return stored === null ? undefined : themeFrom(stored);
};

export const storeTheme = (theme: Theme): void => {
  remember('localStorage', themeKey, theme);
  const secure = window.location.protocol === 'https:' ? '; Secure' : '';
  // biome-ignore lint/suspicious/noDocumentCookie: the cookie store does not exist in every browser, and never without TLS.
  document.cookie = `${themeKey}=${theme}; Path=/; Max-Age=${aYear}; SameSite=Lax${secure}`;
};

export const prefersReducedMotion = (): boolean => window.matchMedia('(prefers-reduced-motion: reduce)').matches;
