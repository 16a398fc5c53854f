import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { apiOf, trpc } from './client.ts';

/** Wrap it around components that use the API's hooks; other pages then never load the client. */
export const ApiProvider = ({ children }: { readonly children: ReactNode }) => {
  const queryClient = useQueryClient();
  return (
    <trpc.Provider client={apiOf(queryClient).client} queryClient={queryClient}>
      {children}
    </trpc.Provider>
  );
};
