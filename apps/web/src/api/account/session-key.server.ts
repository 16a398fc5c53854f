import { getQueryKey } from '@trpc/react-query';
import { trpc } from '../client.ts';

/** Under which a page keeps who is logged in. */
export const sessionKey = getQueryKey(trpc.account.session, undefined, 'query');
