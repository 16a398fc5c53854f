import { createIsomorphicFn } from '@tanstack/react-start';
import { runningBuild } from './running-build.server.ts';

/**
 * Names the source that was built: its commit and date, or what `PALMARES_VERSION` said. Undefined where neither is known.
 * A browser reads it from the page, so that no script changes with each commit.
 */
export const buildVersion = createIsomorphicFn()
  .server((): string | undefined => runningBuild())
  .client((): string | undefined => document.querySelector<HTMLMetaElement>('meta[name="version"]')?.content);
