import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

export interface NewSection {
  /** One word, so that it names its constants too. */
  readonly name: string;
  /** By their path from the repository's root. */
  readonly files: Readonly<Record<string, string>>;
  /** What the demo athletes wrote in it. */
  readonly demo: string;
}

interface Registration {
  readonly file: string;
  /** The line that opens the list. */
  readonly opens: RegExp;
  readonly entry: string;
  readonly imports?: string;
}

const capital = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);

export const domainList = 'packages/domain/src/portfolio/sections.ts';

/** Every list that a section stands in, in the order of the README. The domain's comes first: it asks for the others. */
export const registrationsOf = ({ name, demo }: NewSection): readonly Registration[] => {
  const demoOf = (athlete: string): Registration => ({
    file: `apps/cli/src/demo/${athlete}.ts`,
    opens: /^ {2}sections: \{$/mu,
    entry: `${name}: ${demo},`,
  });
  return [
    {
      file: domainList,
      opens: /^const registered = \{$/mu,
      entry: `${name},`,
      imports: `import { ${name} } from '../sections/${name}/index.ts';`,
    },
    {
      file: 'packages/domain/src/portfolio/public-view.ts',
      opens: /^const publicViewOf = \{$/mu,
      entry: `${name}: ${name}PublicView,`,
      imports: `import { ${name}PublicView } from '../sections/${name}/public-view.ts';`,
    },
    {
      file: 'apps/web/src/sections/titles.ts',
      opens: /^export const sectionTitles\b.*\{$/mu,
      entry: `${name}: m.section_motto_title,`,
    },
    {
      file: 'apps/web/src/sections/editors.ts',
      opens: /^export const sectionEditors\b.*\{$/mu,
      entry: `${name}: ${name}Editor,`,
      imports: `import { ${name}Editor } from './${name}/editor.tsx';`,
    },
    {
      file: 'apps/web/src/sections/views.ts',
      opens: /^export const sectionViews\b.*\{$/mu,
      entry: `${name}: { title: m.portfolio_motto_label, View: ${capital(name)}View },`,
      imports: `import { ${capital(name)}View } from './${name}/view.tsx';`,
    },
    {
      file: 'apps/web/src/screens/dashboard/onboarding.ts',
      opens: /^const sectionTasks\b.*\{$/mu,
      entry: `${name}: { why: m.onboarding_motto_why, act: m.onboarding_motto_act },`,
    },
    demoOf('goaltender'),
    demoOf('swimmer'),
    {
      file: 'packages/history/src/sections/index.ts',
      opens: /^const sectionWords\b.*\{$/mu,
      entry: `${name}: ${name}Words,`,
      imports: `import { ${name}Words } from './${name}.ts';`,
    },
    {
      file: 'packages/history/src/events/index.ts',
      opens: /^const sectionTellers\b.*\{$/mu,
      entry: `${name}: tell${capital(name)},`,
      imports: `import { tell${capital(name)} } from './${name}.ts';`,
    },
  ];
};

/** Enters one line into a list, in a copy of the repository. Throws if the list is not where the recipe says. */
export const register = (root: string, { file, opens, entry, imports }: Registration): void => {
  const path = join(root, file);
  const source = readFileSync(path, 'utf8');
  if (!opens.test(source)) throw new Error(`${file} has no line like ${opens}`);
  const entered = source.replace(opens, (line) => `${line}\n  ${entry}`);
  writeFileSync(path, imports === undefined ? entered : `${imports}\n${entered}`);
};
