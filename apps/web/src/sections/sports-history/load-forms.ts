import { loadOnce } from '../kit/on-demand/load-once.ts';

export const loadSportForm = loadOnce(() => import('./sport-form.tsx').then(({ SportForm }) => SportForm));

export const loadPerformanceForm = loadOnce(() =>
  import('./performance-form.tsx').then(({ PerformanceForm }) => PerformanceForm),
);
