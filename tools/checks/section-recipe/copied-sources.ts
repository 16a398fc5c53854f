import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { root } from '../repository.ts';

const copied = [
  ...['domain', 'db', 'files', 'application', 'history'].map((name) => `packages/${name}`),
  'apps/web/src',
  'apps/web/content',
];
const compiledMessages = ['apps/web/src/paraglide', 'packages/history/src/paraglide'];

/** Everything that depends on a section's registration, except what queries the database or the API. */
const checked = [
  'packages/domain/src/portfolio/*.ts',
  'packages/domain/src/sections/**/*.ts',
  'apps/web/src/sections/**/*',
  'apps/web/src/screens/dashboard/onboarding.ts',
  'apps/web/src/drafts/section-drafts.ts',
  'packages/domain/src/demo/goaltender.ts',
  'packages/domain/src/demo/swimmer.ts',
  'packages/history/src/sections/index.ts',
  'packages/history/src/events/index.ts',
];

/** Links a copied package in place of the repository's. */
const linkPackages = (copy: string): void => {
  const packages = join(copy, 'node_modules');
  mkdirSync(join(packages, '@palmares'), { recursive: true });
  for (const name of readdirSync(join(root, 'node_modules')))
    if (name !== '@palmares') symlinkSync(join(root, 'node_modules', name), join(packages, name));
  for (const name of readdirSync(join(root, 'packages'))) {
    const isCopied = copied.includes(`packages/${name}`);
    symlinkSync(join(isCopied ? copy : root, 'packages', name), join(packages, '@palmares', name));
  }
};

/** Copies the sources that know sections to a folder that a test may change. */
export const copySources = (): string => {
  const copy = mkdtempSync(join(tmpdir(), 'palmares-section-'));
  const isCopied = (path: string): boolean =>
    !/\.(?:unit|db)\.test\.tsx?$|\/testing$|\/node_modules$/u.test(path) &&
    !compiledMessages.some((folder) => path.endsWith(folder));
  for (const folder of copied) cpSync(join(root, folder), join(copy, folder), { recursive: true, filter: isCopied });
  for (const folder of compiledMessages) symlinkSync(join(root, folder), join(copy, folder));
  linkPackages(copy);
  const web = { extends: join(root, 'apps/web/tsconfig.json'), include: checked };
  writeFileSync(join(copy, 'tsconfig.json'), JSON.stringify(web));
  return copy;
};

export const writeSource = (copy: string, file: string, text: string): void => {
  mkdirSync(dirname(join(copy, file)), { recursive: true });
  writeFileSync(join(copy, file), text);
};

/** Returns the compiler's errors in the copied sources, by file. */
export const typeErrors = (copy: string): Promise<Readonly<Partial<Record<string, readonly string[]>>>> =>
  new Promise((resolve) => {
    execFile(
      join(root, 'node_modules/.bin/tsc'),
      ['--noEmit', '--singleThreaded', '--pretty', 'false'],
      { cwd: copy },
      (_, output) => {
        const lines = output.split('\n').filter((line) => /\berror TS\d+/u.test(line));
        resolve(Object.groupBy(lines, (line) => line.replace(/\(\d+,\d+\): .*$/u, '')));
      },
    );
  });
