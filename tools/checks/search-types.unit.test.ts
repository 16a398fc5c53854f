import { expect, it } from 'vitest';
import { readSources } from './repository.ts';
import { mistypedSearches } from './search-types.ts';
import { isSource } from './source-file.ts';

const path = 'apps/web/src/routes/$lang/auth/guardian-needed.tsx';
const route = (compared: string, loaded = '') => `export const Route = createFileRoute('/')({
  validateSearch: ({ other }: Record<string, unknown>) => ({
    other: ${compared} ? other : undefined,
  }),
  loader: () => ${loaded || 'null'},
});
`;

it('every route reads the parameters of its address as text', () => {
  expect(mistypedSearches(readSources(isSource))).toEqual([]);
});

it.each(['other === true', 'other !== false', 'other === 1', "typeof other === 'number'"])(
  'a route that reads a parameter by %s is refused',
  (compared) =>
    expect(mistypedSearches([{ path, text: route(compared) }])).toEqual([`${path}: compare a parameter with text`]),
);

it('a route may compare a parameter with text, and anything else with a number', () => {
  expect(mistypedSearches([{ path, text: route("other === 'true'", 'known.length === 0') }])).toEqual([]);
});
