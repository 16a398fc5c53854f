import { readdirSync } from 'node:fs';
import { join } from 'node:path';

const domainSections = 'packages/domain/src/sections';
const notSections = ['kit'];

/** Folders of sections that the portfolio does not know. Every other list of sections is held by its type. */
export const unregisteredSections = (root: string, registered: readonly string[]): readonly string[] =>
  readdirSync(join(root, domainSections), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .filter((name) => !notSections.includes(name) && !registered.includes(name))
    .sort();

const nameOf = (title: string): string => title.toLowerCase().replaceAll(' ', '-');

/** Sections that can be edited, while the coverage document says that they cannot yet or has no row for them. */
export const sectionsNotCovered = (document: string, registered: readonly string[]): readonly string[] => {
  const rows = [...document.matchAll(/^\| Portfolio edit: ([^|]+) \|[^|]*\| ([^|]+) \|$/gmu)];
  const covered = new Set(rows.filter(([, , by]) => by !== 'not yet').map(([, title = '']) => nameOf(title)));
  return registered.filter((name) => !covered.has(name));
};
