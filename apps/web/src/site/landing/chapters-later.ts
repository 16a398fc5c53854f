import { lazyRouteComponent } from '@tanstack/react-router';

/** Loaded before the page is shown, so that a hash or a restored position inside these chapters is found. */
export const ChaptersLater = lazyRouteComponent(() => import('./chapters.tsx'), 'Chapters');
