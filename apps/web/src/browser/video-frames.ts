import { isAppShell } from './app-shell.ts';

/** True for pages that show videos, which may frame their players. No other page frames anything. */
export const mayFrameVideos = (path: string): boolean => {
  const [, , place, area] = path.split('/');
  // The shell opens at the address of any page of the app.
  if (place === 'app') return area === 'portfolio' || isAppShell(path);
  return place === 'athletes' || place === 'history' || place === 'portfolio-demo';
};

/**
 * A page keeps the policy of the address it was loaded from. After client-side navigation from another page of the app,
 * no player may be framed.
 */
export const wasLoadedForVideos = (): boolean => {
  const [loaded] = performance.getEntriesByType('navigation');
  return loaded !== undefined && mayFrameVideos(new URL(loaded.name).pathname);
};
