import { type RouteLimits, routeLimits } from './request-limits.server.ts';

interface Row {
  /** In the router's notation: `/$lang/athletes/$publishToken`. */
  readonly route: string;
  readonly segments: readonly string[];
  readonly limits: RouteLimits;
}

const segmentsOf = (path: string): readonly string[] => path.split('/').filter((segment) => segment !== '');

/** Ranks `a` before `$param` before `$`, as the router does. */
const rank = (segment: string | undefined): number => {
  if (segment === undefined) return 1;
  if (segment === '$') return 3;
  return segment.startsWith('$') ? 2 : 0;
};

const bySpecificity = ({ segments: a }: Row, { segments: b }: Row): number => {
  for (let index = 0; index < Math.max(a.length, b.length); index += 1) {
    const difference = rank(a[index]) - rank(b[index]);
    if (difference !== 0) return difference;
  }
  return 0;
};

const rows: readonly Row[] = Object.entries<RouteLimits>(routeLimits)
  .map(([route, limits]) => ({ route, segments: segmentsOf(route), limits }))
  .sort(bySpecificity);

const matches = (pattern: readonly string[], path: readonly string[]): boolean => {
  const splat = pattern.at(-1) === '$';
  if (splat ? path.length < pattern.length : path.length !== pattern.length) return false;
  return pattern.every((segment, index) => segment.startsWith('$') || segment === path[index]);
};

/** The most specific route that matches the segments of a path. */
const rowWith = (segments: readonly string[]): Row | undefined => rows.find((row) => matches(row.segments, segments));

const rowOf = (path: string): Row | undefined => rowWith(segmentsOf(path));

export const limitsOfRoute = (path: string): RouteLimits | undefined => rowOf(path)?.limits;

export const routeOf = (path: string): string | undefined => rowOf(path)?.route;

/**
 * Returns the segments of the route that the router finds for a path in any capitals: `$publishToken` for a parameter,
 * `$` for the rest of the path.
 */
export const patternOf = (segments: readonly string[]): readonly string[] =>
  rowWith(segments.map((segment) => decodeURIComponent(segment).toLowerCase()))?.segments ?? [];
