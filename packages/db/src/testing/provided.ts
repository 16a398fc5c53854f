export interface ProvidedPostgres {
  readonly ownerUrl: string;
  readonly appUrl: string;
  readonly readerUrl: string;
  readonly template: string;
}

declare module 'vitest' {
  interface ProvidedContext {
    postgres: ProvidedPostgres;
  }
}
