import { expect, it } from 'vitest';
import { needsNetwork } from './needs-network.ts';

it.each([
  ['/en/app/portfolio/edit/motto', '/en/app/portfolio/edit/introduction', false],
  ['/en/app/portfolio/edit/motto', '/en/app/portfolio/edit', false],
  ['/en/app/portfolio/share', '/en/app/portfolio/share', false],
  ['/en/app/portfolio/edit/motto', '/en/app/portfolio/share', true],
  ['/en/app/dashboard', '/en/app/portfolio/edit/motto', false],
  ['/en/app/portfolio/edit', '/en/app/portfolio/editions', true],
])('going from %s to %s needs the network: %s', (from, to, needed) => {
  expect(needsNetwork(from, to, true)).toBe(needed);
});

it('the next page of the editor needs the network as long as its code is not here', () => {
  expect(needsNetwork('/en/app/portfolio/edit/motto', '/en/app/portfolio/edit', false)).toBe(true);
  expect(needsNetwork('/en/app/portfolio/edit/motto', '/en/app/portfolio/edit/motto', false)).toBe(false);
});
