import type { Rollup } from 'vite';
import { expect, it } from 'vitest';
import { bareImports } from './late-code.ts';

const chunk = (fileName: string, code: string, dynamicImports: readonly string[] = []) =>
  ({ type: 'chunk', fileName, code, dynamicImports: [...dynamicImports] }) as unknown as Rollup.OutputChunk;

const built = (...chunks: readonly Rollup.OutputChunk[]): Rollup.OutputBundle =>
  Object.fromEntries(chunks.map((each) => [each.fileName, each]));

const late = 'assets/form-1.js';

it('the build refuses an import in a browser that does not name what it loads', () => {
  const named = chunk('assets/list.js', `const files=["${late}"];late(()=>import("./form-1.js"),files)`, [late]);
  const bare = chunk('assets/menu.js', 'import("./form-1.js")', [late]);
  expect(bareImports(built(named, chunk(late, '')))).toEqual([]);
  expect(bareImports(built(named, bare, chunk(late, '')))).toEqual([`assets/menu.js imports ${late}`]);
});
