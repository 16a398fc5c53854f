import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { apiOf, trpc } from './client.ts';

/** Around what calls the API by hooks. A page that does not never loads the client. */
export const ApiProvider = ({ children }: { readonly children: ReactNode }) => {
  const queryClient = useQueryClient();
  return (
    <trpc.Provider client={apiOf(queryClient).client} queryClient={queryClient}>
      {children}
    </trpc.Provider>
  );
};
