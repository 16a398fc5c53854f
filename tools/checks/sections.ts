import { readdirSync } from 'node:fs';
import { join } from 'node:path';

const domainSections = 'packages/domain/src/sections';
const notSections = ['kit'];

/** Returns section folders that the portfolio does not register. Types check every other list of sections. */
export const unregisteredSections = (root: string, registered: readonly string[]): readonly string[] =>
  readdirSync(join(root, domainSections), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .filter((name) => !notSections.includes(name) && !registered.includes(name))
    .sort();

const nameOf = (title: string): string => title.toLowerCase().replaceAll(' ', '-');

/** Returns registered sections without a row in the coverage document, or with a row that says "not yet". */
export const sectionsNotCovered = (document: string, registered: readonly string[]): readonly string[] => {
  const rows = [...document.matchAll(/^\| Portfolio edit: ([^|]+) \|[^|]*\| ([^|]+) \|$/gmu)];
  const covered = new Set(rows.filter(([, , by]) => by !== 'not yet').map(([, title = '']) => nameOf(title)));
  return registered.filter((name) => !covered.has(name));
};
