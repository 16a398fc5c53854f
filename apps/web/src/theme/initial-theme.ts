import { createIsomorphicFn } from '@tanstack/react-start';
import { getCookie } from '@tanstack/react-start/server';
import { shownTheme, type Theme, themeFrom, themeKey } from './theme.ts';

/** The server reads the cookie and the browser reads the server's markup, so that both render the same. */
export const initialTheme = createIsomorphicFn()
  .server((): Theme => themeFrom(getCookie(themeKey)))
  .client((): Theme => shownTheme());
