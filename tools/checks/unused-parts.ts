import { dirname, join } from 'node:path/posix';
import type { SourceFile } from './repository.ts';
import { isSource, isTestFile } from './source-file.ts';

const ui = 'packages/ui/src';
const index = `${ui}/index.ts`;

/** A component, function or value that the package exports. */
interface Part {
  readonly name: string;
  /** Its name in the file that declares it. */
  readonly local: string;
  readonly file: string;
}

const listed = (names: string): readonly { readonly local: string; readonly name: string }[] =>
  names
    .split(',')
    .map((name) => name.trim())
    .filter((name) => name !== '' && !name.startsWith('type '))
    .map((name) => {
      const [local = '', alias = local] = name.split(/ as /u);
      return { local, name: alias };
    });

const exportsOf = (text: string, from: RegExp): readonly (readonly [names: string, file: string])[] =>
  [...text.matchAll(from)].map(([, names = '', file = '']) => [names, file]);

const partsOf = (text: string, icons: string): readonly Part[] => [
  ...exportsOf(text, /^export \{([^}]*)\} from '(\.[^']+)'/gmu).flatMap(([names, file]) =>
    listed(names).map((part) => ({ ...part, file: join(ui, file) })),
  ),
  ...exportsOf(icons, /^export \{([^}]*)\} from '([^']+)'/gmu).flatMap(([names]) =>
    listed(names).map(({ name }) => ({ name, local: name, file: `${ui}/icons.ts` })),
  ),
];

const importsOf = ({ path, text }: SourceFile): readonly string[] =>
  exportsOf(text, /(?:import|export) \{([^}]*)\} from '([^']+)'/gu).flatMap(([names, from]) => {
    const file = from.startsWith('.') ? join(dirname(path), from) : from;
    return listed(names).map(({ local }) => `${local} from ${file}`);
  });

/**
 * Returns what `packages/ui` exports for the gallery and the tests alone. A part that another part of the package is
 * made of is used.
 */
export const unusedParts = (sources: readonly SourceFile[]): readonly string[] => {
  const textOf = (path: string) => sources.find((source) => source.path === path)?.text ?? '';
  const users = sources.filter(
    ({ path }) => isSource(path) && !isTestFile(path) && !path.includes('/gallery/') && path !== index,
  );
  const used = new Set(users.flatMap(importsOf));
  return partsOf(textOf(index), textOf(`${ui}/icons.ts`))
    .filter(({ name, local, file }) => !used.has(`${name} from @palmares/ui`) && !used.has(`${local} from ${file}`))
    .map(({ name }) => name);
};
