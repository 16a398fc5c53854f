import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { rememberUserAttributes, type SessionAnswer } from '../browser/user-attributes.ts';

const isSession = ([path]: readonly unknown[]): boolean => Array.isArray(path) && path.join('.') === 'account.session';

/** Stores who is logged in, on arrival and whenever the session is queried again. */
export const useUserAttributes = (session: SessionAnswer): void => {
  const queryClient = useQueryClient();
  useEffect(() => rememberUserAttributes(session), [session]);
  useEffect(
    () =>
      queryClient.getQueryCache().subscribe((event) => {
        if (event.type !== 'updated' || event.action.type !== 'success' || !isSession(event.query.queryKey)) return;
        rememberUserAttributes(event.query.state.data);
      }),
    [queryClient],
  );
};
