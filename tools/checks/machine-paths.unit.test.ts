import { expect, it } from 'vitest';
import { machineTraces } from './machine-paths.ts';
import { readSources } from './repository.ts';

const isText = (path: string): boolean =>
  !/\.(png|jpe?g|webp|avif|ico|woff2?|pdf)$/.test(path) && !path.startsWith('tools/checks/machine-paths');

it('no file contains a path of one machine, and the lockfile names no download host', () => {
  expect(machineTraces(readSources(isText))).toEqual([]);
});

it('a home folder and a download host are found with their line', () => {
  const files = [
    { path: 'README.md', text: 'fine\nrun /home/lea/palmares/start' },
    { path: 'package-lock.json', text: '  "resolved": "https://registry.example/x.tgz",' },
    { path: 'docs/a.md', text: 'apps/web/src/home/page.tsx and https://palmares.example/home/a/' },
  ];
  expect(machineTraces(files)).toEqual([
    'README.md:2 contains a path of one machine: /home/lea/',
    'package-lock.json:1 names a download host',
  ]);
});
