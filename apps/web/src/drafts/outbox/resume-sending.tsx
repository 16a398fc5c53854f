import { createClientOnlyFn } from '@tanstack/react-start';
import { useEffect } from 'react';
import type { ApiClient } from '../../api/client.ts';
import { useApiClient } from '../../api/use-api-client.ts';

const resume = createClientOnlyFn(async (athleteId: string, client: ApiClient): Promise<void> => {
  const { resumeSending } = await import('./resume-sending.client.ts');
  await resumeSending(athleteId, client);
});

/** After signing in, whatever page comes first: what waited on this device for its owner is sent. */
export const ResumeSending = ({ athleteId }: { readonly athleteId: string }) => {
  const apiClient = useApiClient();
  useEffect(() => {
    // Without a connection it waits for the next page.
    resume(athleteId, apiClient).catch(() => {});
  }, [athleteId, apiClient]);
  return null;
};
