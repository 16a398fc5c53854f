import { languageOf } from '../../i18n/language.ts';

/** The app's own navigation, or only a bar at the top. */
export type NavigationMode = 'app' | 'none';

const withoutNavigation = [
  ['app', 'identity', 'test'],
  ['app', 'athlete-plan'],
];

/** Compares whole segments, so that a page called `app…` is not one of the app. */
export const navigationMode = (path: string): NavigationMode => {
  const segments = (path.split(/[?#]/, 1)[0] ?? '').split('/').filter(Boolean);
  const place = languageOf(path) ? segments.slice(1) : segments;
  if (withoutNavigation.some((none) => none.every((segment, index) => place[index] === segment))) return 'none';
  return place[0] === 'app' ? 'app' : 'none';
};
