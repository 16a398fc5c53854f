import { languageOf } from '../../i18n/language.ts';

export type NavigationMode = 'app' | 'auth' | 'visitor' | 'none';

const withoutNavigation = [
  ['app', 'identity', 'test'],
  ['auth'],
  ['app', 'athlete-plan'],
  ['athletes'],
  ['history'],
  ['portfolio-demo-gate'],
];

/** Compares whole segments, so that an article called `authentic-…` is not an `auth` page. */
export const navigationMode = (path: string): NavigationMode => {
  const segments = (path.split(/[?#]/, 1)[0] ?? '').split('/').filter(Boolean);
  const place = languageOf(path) ? segments.slice(1) : segments;
  if (withoutNavigation.some((none) => none.every((segment, index) => place[index] === segment))) return 'none';
  return place[0] === 'app' ? 'app' : 'visitor';
};
