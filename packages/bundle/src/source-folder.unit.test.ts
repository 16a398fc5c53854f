import { expect, it } from 'vitest';
import { keepSourceFolder } from './source-folder.ts';

const kept = (code: string) => keepSourceFolder(code, '/app/packages/db/src/migrate.ts', '/app/apps/cli/dist');

it('a module finds its folder and its own address from the folder of the bundle', () => {
  expect(kept('read(import.meta.dirname)')).toBe('read((import.meta.dirname + "/../../../packages/db/src"))');
  expect(kept('new URL("a.ts", import.meta.url)')).toBe(
    'new URL("a.ts", new URL("../../../packages/db/src/migrate.ts", import.meta.url).href)',
  );
});

it('a module that asks what a bundle cannot answer is refused by its path', () => {
  expect(() => kept('if (import.meta.main) run()')).toThrow('/app/packages/db/src/migrate.ts');
});

it('a module that does not ask is left as it is', () => {
  expect(kept('import.meta.resolve("sharp")')).toBeUndefined();
});
