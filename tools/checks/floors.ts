import type { IRegularForbiddenRuleType } from 'dependency-cruiser';

const source = '^apps/web/src/';

/** The folders of apps/web/src from top to bottom. Each imports only from those below it. */
export const floors: readonly (readonly string[])[] = [
  ['routes'],
  ['frame'],
  ['screens', 'site', 'gallery'],
  ['shared-portfolio'],
  ['drafts'],
  ['sections'],
  ['page'],
  ['api'],
  ['notices'],
  ['theme', 'who-sees'],
  ['server'],
  ['addresses', 'i18n', 'browser', 'drawings'],
];

const inside = (folders: readonly string[]): string => `${source}(${folders.join('|')})/`;

interface FloorRule extends Pick<IRegularForbiddenRuleType, 'from' | 'to'> {
  readonly name: string;
}

const floorRule = (floor: readonly string[], index: number): FloorRule => ({
  name: `${floor.join(', ')}: imports run downwards`,
  from: { path: inside(floor) },
  to: { path: inside(floors.slice(0, index + 1).flat()), pathNot: `${source}$1/` },
});

/**
 * Forbids imports from a lower folder to a higher one, so no two folders import each other. The route tree and the
 * entries are above the floors.
 */
export const floorRules: readonly FloorRule[] = [
  ...floors.map(floorRule),
  {
    name: 'no floor imports an entry of the app',
    from: { path: `${source}[^/]+/` },
    to: { path: `${source}[^/]+$` },
  },
  {
    name: 'every folder of apps/web/src is a floor',
    from: { path: '^apps/web/src/' },
    to: { path: `${source}[^/]+/`, pathNot: inside(floors.flat()) },
  },
];
