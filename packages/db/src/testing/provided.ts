import type { TemplateServer } from './test-server.ts';

export interface ProvidedPostgres {
  readonly superuserUrl: string;
  readonly ownerUrl: string;
  readonly appUrl: string;
  readonly readerUrl: string;
  /** A migrated database, for each test's own to be copied from. */
  readonly template: string;
  /** A server that holds that database and nothing else. */
  readonly templateServer: TemplateServer;
}

declare module 'vitest' {
  interface ProvidedContext {
    postgres: ProvidedPostgres;
  }
}
