import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readlinkSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

/** Links the installed packages, with our workspaces pointing at the copy. */
const linkPackages = (from: string, to: string): void => {
  mkdirSync(to);
  for (const entry of readdirSync(from)) {
    if (entry !== '@palmares') {
      symlinkSync(join(from, entry), join(to, entry));
      continue;
    }
    mkdirSync(join(to, entry));
    for (const own of readdirSync(join(from, entry)))
      symlinkSync(readlinkSync(join(from, entry, own)), join(to, entry, own));
  }
};

const filesIn = (root: string, ...options: readonly string[]): readonly string[] =>
  execFileSync('git', ['ls-files', '-z', '--exclude-standard', ...options], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  })
    .split('\0')
    .filter((file) => file !== '' && existsSync(join(root, file)));

/** Files written by `turbo run gen`, which tests import. */
const generated = ['*/src/paraglide/*', '*/styled-system/*'];

/** Copies the repository's current files to a new folder, with generated sources and the packages installed here. */
export const copyOf = (root: string): string => {
  const copy = mkdtempSync(join(tmpdir(), 'palmares-mutants-'));
  const files = filesIn(root, '--cached', '--others');
  for (const file of [...files, ...filesIn(root, '--others', '--ignored', '--', ...generated)]) {
    mkdirSync(dirname(join(copy, file)), { recursive: true });
    cpSync(join(root, file), join(copy, file));
  }
  linkPackages(join(root, 'node_modules'), join(copy, 'node_modules'));
  for (const workspace of new Set(
    files.filter((file) => file.endsWith('/package.json')).map((file) => dirname(file)),
  )) {
    const modules = join(root, workspace, 'node_modules');
    if (existsSync(modules)) symlinkSync(modules, join(copy, workspace, 'node_modules'));
  }
  return copy;
};
