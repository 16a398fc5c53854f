import { apiHeaders } from '../answer/security-headers.server.ts';
import type { ReadyAnswer } from './ready-answer.server.ts';

export const livenessPath = '/healthz';

/** Depends on nothing but the process, because a restart never fixes a slow database. */
export const livenessAnswer = (https: boolean): ReadyAnswer => {
  const body = Buffer.from('ok');
  return {
    status: 200,
    headers: { ...apiHeaders(https), 'content-type': 'text/plain', 'content-length': body.byteLength },
    body,
  };
};
