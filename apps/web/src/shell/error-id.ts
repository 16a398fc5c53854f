import { useHydrated } from '@palmares/ui';
import { createIsomorphicFn } from '@tanstack/react-start';
import { useEffect, useState } from 'react';
import { log } from '../log.server.ts';
import { requestScope } from '../request-scope.server.ts';
import { apiErrorOf } from './error-status.ts';

const metaName = 'request-id';

/** The page carries the id of its request, so that the browser names an error as the server did. */
export const pageRequestId = createIsomorphicFn()
  .server((): string => requestScope().requestId)
  .client((): string => document.querySelector<HTMLMetaElement>(`meta[name=${metaName}]`)?.content ?? '');

export const requestIdMeta = (requestId: string) => ({ name: metaName, content: requestId });

const logOnServer = createIsomorphicFn()
  .server((error: unknown): void => log().error({ err: error }, 'a page shows an error'))
  .client((): void => {});

export interface ErrorReport {
  readonly failureId: string;
  readonly name: string;
}

const reportOf = (error: unknown, failureId: string): ErrorReport => ({
  failureId,
  name: error instanceof Error && /^\w{1,60}$/.test(error.name) ? error.name : 'unknown',
});

/** The id under which the log has this error: the server's where it happened there, else a new one that is sent to it. */
export const useErrorId = (error: unknown, send: (report: ErrorReport) => void): string => {
  const hydrated = useHydrated();
  const [{ id, isNew }] = useState(() => {
    const known = apiErrorOf(error)?.requestId ?? (hydrated ? undefined : pageRequestId());
    if (!hydrated) logOnServer(error);
    return { id: known ?? crypto.randomUUID(), isNew: known === undefined };
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: an error is sent once
  useEffect(() => {
    if (isNew) send(reportOf(error, id));
  }, []);
  return id;
};
