import { apiHeaders } from '../answer/security-headers.server.ts';
import type { ReadyAnswer } from './ready-answer.server.ts';

export const livenessPath = '/healthz';

/** `version` is null where the build did not know it, and in development. */
export const livenessText = (version: string | undefined): string =>
  JSON.stringify({ status: 'ok', version: version ?? null });

/** Depends on nothing but the process, because a restart never fixes a slow database. */
export const livenessAnswer = (https: boolean, version: string | undefined): ReadyAnswer => {
  const body = Buffer.from(livenessText(version));
  return {
    status: 200,
    headers: { ...apiHeaders(https), 'content-type': 'application/json', 'content-length': body.byteLength },
    body,
  };
};
