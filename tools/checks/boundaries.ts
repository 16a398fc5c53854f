import { posix } from 'node:path';
import { isTestFile, type SourceFile, workspaceOf } from './source-file.ts';

/** Workspaces that no production install has. */
export const developmentOnly: readonly string[] = ['packages/embedded-postgres', 'tools', 'e2e'];

const serverSide = ['domain', 'application', 'event-store', 'db'];

/** Who may import whom among the workspaces; what is not here is refused. */
const mayImport: Readonly<Record<string, readonly string[]>> = {
  'packages/domain': [],
  'packages/event-store': [],
  'packages/db': ['domain', 'event-store'],
  'packages/application': ['domain', 'event-store', 'db', 'billing'],
  'packages/billing': ['domain'],
  'packages/history': ['domain'],
  'packages/ui': [],
  'packages/embedded-postgres': [],
  'apps/worker': [...serverSide, 'billing', 'history'],
  'apps/cli': [...serverSide, 'billing', 'history'],
  'apps/web': [...serverSide, 'billing', 'history', 'ui'],
  tools: [...serverSide, 'embedded-postgres', 'cli', 'web', 'worker'],
  e2e: [...serverSide, 'tools'],
};

/** Workspaces whose packages from outside are named by the architecture and not by their own package.json alone. */
const outsidePackages: Readonly<Record<string, readonly string[]>> = {
  'packages/domain': ['zod'],
  'packages/event-store': ['kysely', 'pg', 'sodium-native'],
  'packages/billing': ['stripe'],
  'packages/history': ['@inlang/paraglide-js'],
  'packages/ui': [
    'react',
    'react-dom',
    '@ark-ui/react',
    '@dnd-kit/core',
    '@dnd-kit/sortable',
    '@dnd-kit/utilities',
    '@pandacss/dev',
    '@fontsource-variable/archivo',
    'lucide-react',
  ],
};

/** The domain knows no clock, no disk and no network; `given-when-then` compares. */
const nodeModules: Readonly<Record<string, readonly string[]>> = {
  'packages/domain': ['node:assert'],
  // A browser imports it too.
  'packages/history': [],
  'packages/ui': [],
};

const importPatterns = [
  /^(?:import|export)\s[^'";]*?\sfrom\s+'([^']+)'/gm,
  /^import\s+'([^']+)'/gm,
  /\bimport\(\s*'([^']+)'\s*\)/g,
];

export const importsOf = (text: string): readonly string[] =>
  importPatterns.flatMap((pattern) => [...text.matchAll(pattern)].flatMap(([, specifier]) => specifier ?? []));

const packageNameOf = (specifier: string): string =>
  specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');

const isTestHelper = (specifier: string): boolean => /(?:^|\/)testing\//.test(specifier);

const serverOnly = new Set(['application', 'billing', 'db', 'event-store'].map((name) => `@palmares/${name}`));

const runsOnServer = (path: string): boolean => path.endsWith('.server.ts') || path.startsWith('apps/web/src/api/');

const refusalOf = (
  path: string,
  specifier: string,
  workspace: string,
  dependencies: ReadonlySet<string>,
): string | undefined => {
  if (isTestHelper(specifier) && !developmentOnly.includes(workspace)) return 'is for tests only';
  if (specifier.startsWith('.')) {
    const target = posix.join(posix.dirname(path), specifier);
    return workspaceOf(target) === workspace ? undefined : 'reaches into another workspace by a path';
  }
  if (specifier.startsWith('node:')) {
    const allowed = nodeModules[workspace];
    return !allowed || allowed.includes(specifier) ? undefined : 'is not for this workspace';
  }
  const name = packageNameOf(specifier);
  if (name.startsWith('@palmares/')) {
    if (name === `@palmares/${posix.basename(workspace)}`) return undefined;
    if (!mayImport[workspace]?.includes(name.slice('@palmares/'.length))) return 'is not for this workspace';
    if (workspace === 'apps/web' && serverOnly.has(name) && !runsOnServer(path))
      return 'is for *.server.ts and src/api only';
    return undefined;
  }
  const allowed = outsidePackages[workspace];
  if (allowed && !allowed.includes(name)) return 'is not for this workspace';
  return dependencies.has(name) ? undefined : "is not in the workspace's package.json";
};

const environmentReaders = (files: readonly SourceFile[]): readonly string[] => {
  const readers = new Map<string, string[]>();
  for (const { path, text } of files) {
    const workspace = workspaceOf(path);
    if (!workspace || !path.startsWith(`${workspace}/src/`) || isTestFile(path) || !text.includes('process.env'))
      continue;
    readers.set(workspace, [...(readers.get(workspace) ?? []), path]);
  }
  return [...readers].flatMap(([workspace, paths]) => {
    if (workspace.startsWith('packages/')) return paths.map((path) => `${path}: only an app reads the environment`);
    return paths.length > 1 ? [`${workspace}: one module reads the environment, not ${paths.join(' and ')}`] : [];
  });
};

/** One line for each import, or reading of the environment, that architecture.md does not allow. */
export const boundaryViolations = (
  files: readonly SourceFile[],
  dependenciesOf: (workspace: string) => ReadonlySet<string>,
): readonly string[] => {
  const imports = files.flatMap(({ path, text }) => {
    const workspace = workspaceOf(path);
    // A test may put together what the product keeps apart.
    if (!workspace || isTestFile(path)) return [];
    const dependencies = dependenciesOf(workspace);
    return importsOf(text).flatMap((specifier) => {
      const refusal = refusalOf(path, specifier, workspace, dependencies);
      return refusal ? [`${path}: ${specifier} ${refusal}`] : [];
    });
  });
  return [...imports, ...environmentReaders(files)];
};
