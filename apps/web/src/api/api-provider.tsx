import { useRouter } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { trpc } from './client.ts';

export const ApiProvider = ({ children }: { readonly children: ReactNode }) => {
  const { apiClient, queryClient } = useRouter().options.context;
  return (
    <trpc.Provider client={apiClient} queryClient={queryClient}>
      {children}
    </trpc.Provider>
  );
};
