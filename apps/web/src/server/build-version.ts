import { createIsomorphicFn } from '@tanstack/react-start';
import { runningBuild } from './running-build.server.ts';

/**
 * Returns the commit and date of the build, or the value of `PALMARES_VERSION`; undefined if neither is known. A
 * browser reads it from the page, so that no script changes with each commit.
 */
export const buildVersion = createIsomorphicFn()
  .server((): string | undefined => runningBuild())
  .client((): string | undefined => document.querySelector<HTMLMetaElement>('meta[name="version"]')?.content);
