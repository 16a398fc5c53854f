import { expect, it } from 'vitest';
import { sizeOf } from './picture-size.ts';

const image = { naturalWidth: 1200, naturalHeight: 900 };

it('a picture that is measured again has the same size, so that it is not rendered again', () => {
  const known = sizeOf(image, undefined);
  expect(known).toEqual({ width: 1200, height: 900 });
  expect(sizeOf(image, known)).toBe(known);
});

it('another picture has its own size, and one that is missing has none', () => {
  const known = sizeOf(image, undefined);
  expect(sizeOf({ naturalWidth: 300, naturalHeight: 400 }, known)).toEqual({ width: 300, height: 400 });
  expect(sizeOf(null, known)).toEqual({ width: 0, height: 0 });
});
