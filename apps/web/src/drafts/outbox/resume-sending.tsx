import { createClientOnlyFn } from '@tanstack/react-start';
import { useEffect } from 'react';
import type { ApiClient } from '../../api/client.ts';
import { useApiClient } from '../../api/use-api-client.ts';

const resume = createClientOnlyFn(async (athleteId: string, client: ApiClient): Promise<void> => {
  const { resumeSending } = await import('./resume-sending.client.ts');
  await resumeSending(athleteId, client);
});

/** Sends what waited on this device for its owner, on whichever page opens first after logging in. */
export const ResumeSending = ({ athleteId }: { readonly athleteId: string }) => {
  const apiClient = useApiClient();
  useEffect(() => {
    // Without a connection, the next page tries again.
    resume(athleteId, apiClient).catch(() => {});
  }, [athleteId, apiClient]);
  return null;
};
