import { expect, it } from 'vitest';
import { appPartsOnOtherPages } from './app-parts.ts';
import { root } from './repository.ts';

it('the parts whose styles only the app loads are on no other page', async () =>
  expect(await appPartsOnOtherPages(root)).toEqual([]));
