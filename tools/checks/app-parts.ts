import { readFileSync } from 'node:fs';
import { basename, join, matchesGlob } from 'node:path';
import { appFiles, appParts } from '@palmares/ui/app-parts';
import { cruise } from 'dependency-cruiser';

const web = 'apps/web/src';
/** Routes whose layout loads the styles of the app's parts. */
const withAppStyles = /^apps\/web\/src\/routes\/(?:\$lang\/app\/|\[_\]ui\/)/u;

const importedFromUi = /import \{([^}]*)\} from '@palmares\/ui'/gu;
const importedRecipes = /import \{([^}]*)\} from '@palmares\/ui\/styled-system\/recipes'/gu;

/** The names that such imports take from their module. */
const namesIn = (source: string, imports: RegExp): readonly string[] =>
  [...source.matchAll(imports)]
    .flatMap(([, names = '']) => names.split(','))
    .map((name) => name.trim().replace(/ as .*$/u, ''));

/** The class name of a recipe: `dataTable` has `data-table`. */
const classOf = (recipe: string): string => recipe.replaceAll(/[A-Z]/gu, (letter) => `-${letter.toLowerCase()}`);

/** Returns the part of the app that a component's file defines or imports; undefined if none. */
const partOf = (file: string): string | undefined => {
  const imported = [...readFileSync(file, 'utf8').matchAll(/from '\.[^']*\/([\w-]+)\.tsx'/gu)].map(
    ([, part = '']) => part,
  );
  return [basename(file, '.tsx'), ...imported].find((part) => appParts.includes(part));
};

/** Maps each component to its part: `RankList` to `rank-list`. */
const componentsOf = (root: string): ReadonlyMap<string, string> => {
  const source = join(root, 'packages/ui/src');
  const index = readFileSync(join(source, 'index.ts'), 'utf8');
  const exports = [...index.matchAll(/export \{([^}]*)\} from '(\.\/[\w/-]+\.tsx)'/gu)];
  return new Map(
    exports.flatMap(([, names = '', file = '']) => {
      const part = partOf(join(source, file));
      if (part === undefined) return [];
      return names
        .split(',')
        .map((name) => name.trim())
        .filter((name) => name !== '' && !name.startsWith('type '))
        .map((name) => [name, part] as const);
    }),
  );
};

const importsOf = async (root: string): Promise<ReadonlyMap<string, readonly string[]>> => {
  const { output } = await cruise(
    [web],
    {
      baseDir: root,
      parser: 'swc',
      doNotFollow: { path: 'node_modules|^packages/' },
      exclude: { path: '(?:^|/)(?:dist|paraglide|styled-system)/|\\.test\\.tsx?$|routeTree' },
    },
    { extensions: ['.ts', '.tsx'] },
  );
  if (typeof output === 'string') throw new Error(output);
  return new Map(
    output.modules.map(({ source, dependencies }) => [source, dependencies.map(({ resolved }) => resolved)]),
  );
};

const isVisitorPage = (root: string, file: string): boolean =>
  file.endsWith('.server.ts') && readFileSync(join(root, file), 'utf8').includes('visitorPage(');

/** The files that pages without `app.css` load, on the server or in the browser. */
const filesOfOtherPages = async (root: string): Promise<readonly string[]> => {
  const imports = await importsOf(root);
  const reached = new Set<string>();
  const reach = (file: string): void => {
    if (reached.has(file) || !file.startsWith(web) || withAppStyles.test(file)) return;
    reached.add(file);
    for (const next of imports.get(file) ?? []) reach(next);
  };
  for (const file of imports.keys())
    if (file.startsWith(`${web}/routes/`) || (!isOfApp(file) && isVisitorPage(root, file))) reach(file);
  return [...reached];
};

const isOfApp = (file: string): boolean => appFiles.some((files) => matchesGlob(file, `${web}/${files}`));

const hasStyles = (root: string, file: string): boolean =>
  readFileSync(join(root, file), 'utf8').includes("from '@palmares/ui/styled-system/css'");

export interface AppStyles {
  /** Parts of `app.css` that pages without this sheet use, each as `file: part`. */
  readonly parts: readonly string[];
  /** Files whose utilities are in `app.css` although such pages use them. */
  readonly files: readonly string[];
}

export const appStylesOnOtherPages = async (root: string): Promise<AppStyles> => {
  const reached = await filesOfOtherPages(root);
  const components = componentsOf(root);
  const parts = reached.flatMap((file) => {
    const source = readFileSync(join(root, file), 'utf8');
    const used = namesIn(source, importedFromUi).flatMap((name) => components.get(name) ?? []);
    const recipes = namesIn(source, importedRecipes).map(classOf);
    return [...used, ...recipes.filter((name) => appParts.includes(name))].map((part) => `${file}: ${part}`);
  });
  return { parts, files: reached.filter((file) => isOfApp(file) && hasStyles(root, file)) };
};
