import type { TemplateServer } from './test-server.ts';

export interface ProvidedPostgres {
  readonly superuserUrl: string;
  readonly ownerUrl: string;
  readonly appUrl: string;
  readonly readerUrl: string;
  /** A migrated database that each test's own is copied from. */
  readonly template: string;
  /** A stopped server with only a migrated database, which each own server is copied from. */
  readonly templateServer: TemplateServer;
}

declare module 'vitest' {
  interface ProvidedContext {
    postgres: ProvidedPostgres;
  }
}
