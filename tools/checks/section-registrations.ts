import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Where a section of the portfolio is named besides its own folder. */
export const registrationFiles = [
  'packages/domain/src/portfolio/sections.ts',
  'apps/web/src/sections/editors.ts',
  'packages/domain/src/portfolio/public-view.ts',
  'apps/web/src/sections/views.ts',
] as const;

const [domainList, editors, shown, views] = registrationFiles;
const domainSections = 'packages/domain/src/sections';
const webSections = 'apps/web/src/sections';

const textOf = (root: string, file: string): string => {
  const path = join(root, file);
  return existsSync(path) ? readFileSync(path, 'utf8') : '';
};

/** As a key of an object: `vision,` or `vision: …` or `'vision': …`; an import alone registers nothing. */
const namesSection = (source: string, section: string): boolean => {
  const withoutImports = source.replaceAll(/^import\b[^;]*;/gmu, '');
  return new RegExp(`[{,\\s]['"]?${section}['"]?\\s*[:,}]`, 'u').test(withoutImports);
};

export const sectionFolders = (root: string): string[] =>
  readdirSync(join(root, domainSections), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort();

const missingOf = (root: string, section: string): string[] => {
  const missing: string[] = [];
  if (!namesSection(textOf(root, domainList), section)) missing.push(`${domainList}: add "${section}"`);
  if (!existsSync(join(root, webSections, section))) missing.push(`${webSections}/${section}/: add the folder`);
  for (const list of [editors, shown, views]) {
    if (!namesSection(textOf(root, list), section)) missing.push(`${list}: add "${section}"`);
  }
  return missing;
};

/** Every line that a section's folder still lacks elsewhere, by the file that is to name it. */
export const missingRegistrations = (root: string): string[] =>
  sectionFolders(root).flatMap((section) => missingOf(root, section));
