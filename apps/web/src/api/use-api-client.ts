import { useQueryClient } from '@tanstack/react-query';
import { type ApiClient, apiOf } from './client.ts';

export const useApiClient = (): ApiClient => apiOf(useQueryClient()).client;
