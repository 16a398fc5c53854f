import { lazyRouteComponent } from '@tanstack/react-router';

/** Loaded before the page is shown, so that a hash or a restored position inside these scenes is found. */
export const ScenesLater = lazyRouteComponent(() => import('./later-scenes.tsx'), 'LaterScenes');
