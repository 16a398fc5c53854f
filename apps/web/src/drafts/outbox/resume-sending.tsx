import { createClientOnlyFn } from '@tanstack/react-start';
import { useEffect } from 'react';
import type { ApiClient } from '../../api/client.ts';
import { useApiClient } from '../../api/use-api-client.ts';
import { useConnection } from '../../browser/use-connection.ts';

const resume = createClientOnlyFn(async (athleteId: string, client: ApiClient): Promise<void> => {
  const { resumeSending } = await import('./resume-sending.client.ts');
  await resumeSending(athleteId, client);
});

/** Sends drafts waiting on this device, on the first page that their owner opens after logging in. */
export const ResumeSending = ({ athleteId }: { readonly athleteId: string }) => {
  const apiClient = useApiClient();
  const { isOffline } = useConnection();
  useEffect(() => {
    // Without a connection, it is tried again once there is one.
    if (!isOffline) resume(athleteId, apiClient).catch(() => {});
  }, [athleteId, apiClient, isOffline]);
  return null;
};
