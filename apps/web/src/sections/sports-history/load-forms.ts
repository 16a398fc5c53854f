export const loadSportForm = () => import('./sport-form.tsx').then(({ SportForm }) => SportForm);
export const loadPerformanceForm = () =>
  import('./performance-form.tsx').then(({ PerformanceForm }) => PerformanceForm);
