import type { inferRouterOutputs } from '@trpc/server';
import type { AppRouter } from '../../api/app-router.server.ts';

export type IdentityData = inferRouterOutputs<AppRouter>['identity']['state'];
export type RunningAttempt = NonNullable<IdentityData['running']>;
