import { createIsomorphicFn } from '@tanstack/react-start';
import { useEffect, useState } from 'react';
import { answeredError, statusOf } from '../notices/error-status.ts';
import { currentServerRequest } from '../server/current-server-request.ts';
import { log } from '../server/log.server.ts';
import { noteShownStatus } from '../server/request-scope.server.ts';

const noteOnServer = createIsomorphicFn()
  .server((error: unknown): void => {
    log().error({ err: error }, 'a page shows an error');
    noteShownStatus(statusOf(error, 'athlete').status);
  })
  .client((): void => {});

export interface ErrorReport {
  readonly failureId: string;
  readonly name: string;
}

const reportOf = (error: unknown, failureId: string): ErrorReport => ({
  failureId,
  name: error instanceof Error && /^\w{1,60}$/.test(error.name) ? error.name : 'unknown',
});

/**
 * The id under which the log has this error: the server's if it happened there, else a new one, reported to the server.
 */
export const useErrorId = (error: unknown, send: (report: ErrorReport) => void): string => {
  const [{ id, isNew }] = useState(() => {
    noteOnServer(error);
    const known = answeredError(error)?.requestId ?? currentServerRequest();
    return { id: known ?? crypto.randomUUID(), isNew: known === undefined };
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: an error is sent once
  useEffect(() => {
    if (isNew) send(reportOf(error, id));
  }, []);
  return id;
};
