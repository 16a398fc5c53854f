import { createIsomorphicFn } from '@tanstack/react-start';
import { sentCookies } from './sent-cookies.server.ts';

/** The reason why a form was refused without a script, if no cookie could keep it. */
export interface RefusedSearch {
  readonly refused?: 'no_cookies' | undefined;
}

/** Accepts only what the form's route writes, because anyone can edit an address. */
export const refusedSearch = ({ refused }: Record<string, unknown>): RefusedSearch => ({
  refused: refused === 'no_cookies' ? refused : undefined,
});

/**
 * True if the browser asks, with cookies, for an address that says that it keeps none. The page then redirects to one that
 * no longer says so. False in the browser, where no document is loaded.
 */
export const isRefusalOver = createIsomorphicFn()
  .server((refused: unknown): boolean => refused === 'no_cookies' && sentCookies())
  .client((_refused: unknown): boolean => false);
