import type { inferRouterOutputs } from '@trpc/server';
import type { AppRouter } from '../../api/app-router.server.ts';

type Answers = inferRouterOutputs<AppRouter>['history'];

export type HistoryPage = Answers['entries'];
export type HistoryEntry = HistoryPage['entries'][number];
