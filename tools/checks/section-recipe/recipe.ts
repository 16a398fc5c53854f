import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

export interface NewSection {
  /** A single word, because constants are named after it. */
  readonly name: string;
  /** Keyed by path from the repository's root. */
  readonly files: Readonly<Record<string, string>>;
  /** The demo athletes' content. */
  readonly demo: string;
}

interface Registration {
  readonly file: string;
  /** The line that opens the list, and the section's entry; absent for a file of exports. */
  readonly list?: { readonly opens: RegExp; readonly entry: string };
  /** Inserted as the first line. */
  readonly line?: string;
}

const capital = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);

const domainList = 'packages/domain/src/portfolio/sections.ts';

/**
 * Returns every list that names a section, in the order of CONTRIBUTING.md. The domain's two come first, because they
 * make the compiler report the others.
 */
export const registrationsOf = ({ name, demo }: NewSection): readonly Registration[] => {
  const demoOf = (athlete: string): Registration => ({
    file: `packages/domain/src/demo/${athlete}.ts`,
    list: { opens: /^ {2}sections: \{$/mu, entry: `${name}: ${demo},` },
  });
  return [
    { file: 'packages/domain/src/sections/index.ts', line: `export * from './${name}/fields.ts';` },
    {
      file: domainList,
      list: { opens: /^const registered = \{$/mu, entry: `${name},` },
      line: `import { ${name} } from '../sections/${name}/index.ts';`,
    },
    {
      file: 'packages/domain/src/portfolio/public-view.ts',
      list: { opens: /^const publicViewOf = \{$/mu, entry: `${name}: ${name}PublicView,` },
      line: `import { ${name}PublicView } from '../sections/${name}/public-view.ts';`,
    },
    {
      file: 'apps/web/src/sections/titles.ts',
      list: { opens: /^export const sectionTitles\b.*\{$/mu, entry: `${name}: m.section_motto_title,` },
    },
    {
      file: 'apps/web/src/sections/editors.ts',
      list: {
        opens: /^export const sectionEditors\b.*\{$/mu,
        entry: `${name}: { lead: m.section_motto_lead, Editor: lazyRouteComponent(() => import('./${name}/editor.tsx'), '${capital(name)}Editor') },`,
      },
    },
    {
      file: 'apps/web/src/sections/views.ts',
      list: {
        opens: /^export const sectionViews\b.*\{$/mu,
        entry: `${name}: { title: m.portfolio_motto_label, View: ${capital(name)}View },`,
      },
      line: `import { ${capital(name)}View } from './${name}/view.tsx';`,
    },
    {
      file: 'apps/web/src/sections/icons.ts',
      list: { opens: /^export const sectionIcons\b.*\{$/mu, entry: `${name}: Quote,` },
    },
    {
      file: 'apps/web/src/sections/excerpts.ts',
      list: {
        opens: /^export const sectionExcerpts\b.*\{$/mu,
        entry: `${name}: { ask: m.section_motto_ask, of: () => '' },`,
      },
    },
    {
      file: 'apps/web/src/sections/first-fields.ts',
      list: { opens: /^const firstFields\b.*\{$/mu, entry: `${name}: '${name}',` },
    },
    {
      file: 'apps/web/src/screens/dashboard/onboarding.ts',
      list: {
        opens: /^const sectionTasks\b.*\{$/mu,
        entry: `${name}: { why: m.onboarding_motto_why, act: m.onboarding_motto_act, seen: m.onboarding_motto_seen },`,
      },
    },
    demoOf('goaltender'),
    demoOf('swimmer'),
    {
      file: 'packages/history/src/sections/index.ts',
      list: { opens: /^const sectionWords\b.*\{$/mu, entry: `${name}: ${name}Words,` },
      line: `import { ${name}Words } from './${name}.ts';`,
    },
    {
      file: 'packages/history/src/events/index.ts',
      list: { opens: /^const sectionSentences\b.*\{$/mu, entry: `${name}: ${name}Sentence,` },
      line: `import { ${name}Sentence } from './${name}.ts';`,
    },
  ];
};

/** Inserts one line into a list in a copy of the repository. Throws if the list is not where the recipe says. */
export const register = (root: string, { file, list, line }: Registration): void => {
  const path = join(root, file);
  const source = readFileSync(path, 'utf8');
  if (list && !list.opens.test(source)) throw new Error(`${file} has no line like ${list.opens}`);
  const entered = list ? source.replace(list.opens, (opening) => `${opening}\n  ${list.entry}`) : source;
  writeFileSync(path, line === undefined ? entered : `${line}\n${entered}`);
};
