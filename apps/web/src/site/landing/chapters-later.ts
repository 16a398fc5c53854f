import { lazyRouteComponent } from '@tanstack/react-router';

/** Loaded before the page is shown: what goes to a place in these chapters, or back to one, must find it. */
export const ChaptersLater = lazyRouteComponent(() => import('./chapters.tsx'), 'Chapters');
