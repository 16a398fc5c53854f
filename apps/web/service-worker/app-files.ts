/** The parts of an output file of the build that are read here. */
export interface BuiltFile {
  readonly type: 'chunk' | 'asset';
  readonly isEntry?: boolean;
  readonly facadeModuleId?: string | null;
  readonly imports?: readonly string[];
  readonly dynamicImports?: readonly string[];
  readonly viteMetadata?: { readonly importedCss: Iterable<string>; readonly importedAssets: Iterable<string> };
}

const isRoute = (module: string): boolean => module.includes('/src/routes/');
const isRouteOfApp = (module: string): boolean => /\/src\/routes\/(?:__root|\$lang\/route|\$lang\/app\/)/.test(module);

/** The entry imports the pages of every route; skips those outside the app, and articles that are read online. */
const isElsewhere = (module: string): boolean =>
  (isRoute(module) && !isRouteOfApp(module)) || module.includes('/src/site/');

/** The names of the files that the pages of the app may load, in a fixed order. */
export const appFiles = (bundle: Readonly<Record<string, BuiltFile>>): readonly string[] => {
  const seen = new Set<string>();
  const files = new Set<string>();
  const visit = (name: string): void => {
    const file = bundle[name];
    if (file?.type !== 'chunk' || seen.has(name) || isElsewhere(file.facadeModuleId ?? '')) return;
    seen.add(name);
    files.add(name);
    for (const loaded of [...(file.viteMetadata?.importedCss ?? []), ...(file.viteMetadata?.importedAssets ?? [])])
      files.add(loaded);
    for (const next of [...(file.imports ?? []), ...(file.dynamicImports ?? [])]) visit(next);
  };
  for (const [name, file] of Object.entries(bundle)) if (file.isEntry) visit(name);
  return [...files].sort();
};
