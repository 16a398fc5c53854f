import { expect, it } from 'vitest';
import { fileTypeOf } from './file-types.server.ts';

it('text has a charset and is worth compressing, pictures are not', () => {
  expect(fileTypeOf('/assets/page.js')).toEqual({
    contentType: 'text/javascript; charset=utf-8',
    isCompressible: true,
  });
  expect(fileTypeOf('/icon.png')).toEqual({ contentType: 'image/png', isCompressible: false });
});

it.each(['/page.html', '/page', '/.js', '/page.JS', '/constructor', '/a.constructor'])(
  '%s has no known type',
  (path) => {
    expect(() => fileTypeOf(path)).toThrow(`No content type for ${path}`);
  },
);
