import type { inferRouterOutputs } from '@trpc/server';
import type { AppRouter } from '../../api/app-router.server.ts';

export type PlanData = inferRouterOutputs<AppRouter>['plan']['mine'];
export type EndedSubscription = PlanData['ended'][number];
export type LiveSubscription = NonNullable<PlanData['subscription']>;
export type Grant = NonNullable<PlanData['grant']>;
