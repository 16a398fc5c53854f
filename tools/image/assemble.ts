import { cpSync, existsSync, globSync, mkdirSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { isShippedOfPackage, isShippedOfWorkspace } from './shipped.ts';

/**
 * Usage: `node tools/image/assemble.ts <folder>`. Copies everything that runs in production to the folder, from a
 * checkout that is built and has its production packages installed.
 */
const root = resolve(import.meta.dirname, '../..');
const [target] = process.argv.slice(2);
if (!target) throw new Error('Name the folder to copy to');

const machine = `${process.platform}-${process.arch}`;

const copy = (folder: string, isShipped: (path: string) => boolean): void => {
  const from = join(root, folder);
  if (existsSync(from))
    cpSync(from, join(target, folder), {
      recursive: true,
      verbatimSymlinks: true,
      filter: (path) => isShipped(relative(from, path)),
    });
};

mkdirSync(target, { recursive: true });
copy('package.json', () => true);
copy('node_modules', (path) => isShippedOfPackage(path, machine));
for (const workspace of globSync('{apps,packages}/*', { cwd: root })) {
  copy(join(workspace, 'node_modules'), (path) => isShippedOfPackage(path, machine));
  copy(workspace, isShippedOfWorkspace);
}
