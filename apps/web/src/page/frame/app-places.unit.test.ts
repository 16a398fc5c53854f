import { expect, it } from 'vitest';
import { placeAt } from './app-places.ts';

it.each([
  ['/en/app/identity/explore/masks/captain', '/$lang/app/identity'],
  ['/fr-ca/app/portfolio/share', '/$lang/app/portfolio/share'],
  ['/fr-ca/app/dashboard', '/$lang/app/dashboard'],
  ['/en/app/identity-of-another', undefined],
  ['/en/pricing', undefined],
  ['/app/identity', undefined],
])('%s belongs to a place of the app by its address: %s', (path, place) => expect(placeAt(path)).toBe(place));
