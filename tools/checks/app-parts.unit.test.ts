import { expect, it } from 'vitest';
import { appStylesOnOtherPages } from './app-parts.ts';
import { root } from './repository.ts';

it('the parts and files whose styles only the app loads are on no other page', async () =>
  expect(await appStylesOnOtherPages(root)).toEqual({ parts: [], files: [] }));
