import { getQueryKey } from '@trpc/react-query';
import { trpc } from '../client.ts';

/** Key of the query cache under which a page keeps the session. */
export const sessionKey = getQueryKey(trpc.account.session, undefined, 'query');
