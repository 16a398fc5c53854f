import { createRequire } from 'node:module';
import { join } from 'node:path';
import { build, type Plugin, type Rollup } from 'vite';
import { targets } from './browser-floor/floor.ts';
import { lateCode } from './late-code.ts';

const id = 'virtual:visitor-files';
const root = join(import.meta.dirname, '..');
const start = join(root, 'src/page/browser/start.ts');
const sheets = createRequire(import.meta.url);
const sheetAt = (name: string): string => sheets.resolve(`@palmares/ui/${name}.css`);

/** Packages of the app, which a visitor page never loads. */
const ofApp = /\/node_modules\/(?:@tanstack|@trpc|@ark-ui|@zag-js|react|react-dom|scheduler|superjson|zod)\//;

/** The modules of the app's framework that ended up in the scripts of visitor pages. */
export const appModulesIn = (files: readonly (Rollup.OutputChunk | Rollup.OutputAsset)[]): readonly string[] =>
  files.flatMap((file) =>
    file.type === 'chunk'
      ? Object.entries(file.modules).flatMap(([module, { renderedLength }]) =>
          renderedLength > 0 && ofApp.test(module) ? [module] : [],
        )
      : [],
  );

/** Builds the scripts of visitor pages apart from the app's, because Start allows one entry. */
const builtScripts = async (): Promise<Rollup.RolldownOutput['output']> => {
  const built = await build({
    configFile: false,
    root,
    publicDir: false,
    logLevel: 'warn',
    plugins: [lateCode()],
    build: {
      write: false,
      target: targets,
      rolldownOptions: {
        input: { start, reading: sheetAt('reading') },
        output: { entryFileNames: 'assets/[hash].js', chunkFileNames: 'assets/[hash].js' },
      },
    },
  });
  const [output] = [built].flat() as Rollup.RolldownOutput[];
  if (!output) throw new Error('The scripts of visitor pages were not built');
  return output.output;
};

const inDevelopment = {
  script: '/src/page/browser/start.ts',
  styles: `/@fs${sheetAt('styles')}?direct`,
  reading: `/@fs${sheetAt('reading')}?direct`,
};

const nameOf = (files: readonly string[], what: string): string => {
  const [file, another] = files;
  if (file === undefined || another !== undefined) throw new Error(`The build has ${files.length} files for ${what}`);
  return `/${file}`;
};

/** Adds the scripts of visitor pages to the client's files, and tells the server the files that such a page names. */
export const visitorFiles = (): Plugin => {
  let names: typeof inDevelopment | undefined;
  return {
    name: 'palmares-visitor-files',
    // The server's build, which comes second, needs what the client's build has found.
    sharedDuringBuild: true,
    resolveId: { filter: { id: new RegExp(`^${id}$`) }, handler: () => `\0${id}` },
    load: {
      filter: { id: new RegExp(`^\0${id}$`) },
      handler() {
        if (this.environment.mode === 'build' && !names) this.error('The client is built before the server');
        return Object.entries(names ?? inDevelopment)
          .map(([name, path]) => `export const ${name} = ${JSON.stringify(path)};`)
          .join('\n');
      },
    },
    generateBundle: {
      async handler(_options, bundle) {
        if (this.environment.name !== 'client') return;
        const files = await builtScripts();
        const app = appModulesIn(files);
        if (app.length > 0) this.error(`Visitor pages would load ${app.join(', ')}`);
        for (const file of files) {
          const isStylesScript = file.type === 'chunk' && file.facadeModuleId === sheetAt('reading');
          if (isStylesScript) continue;
          const source = file.type === 'chunk' ? file.code : file.source;
          this.emitFile({ type: 'asset', fileName: file.fileName, source });
        }
        const entries = Object.values(bundle).filter((file) => file.type === 'chunk' && file.isEntry);
        const styles = entries.flatMap((file) =>
          file.type === 'chunk' ? [...(file.viteMetadata?.importedCss ?? [])] : [],
        );
        names = {
          script: nameOf(
            files.filter((file) => file.type === 'chunk' && file.facadeModuleId === start).map((file) => file.fileName),
            'the scripts of visitor pages',
          ),
          styles: nameOf(styles, 'the style sheet of every page'),
          reading: nameOf(
            files.filter(({ fileName }) => fileName.endsWith('.css')).map(({ fileName }) => fileName),
            'the styles of long texts',
          ),
        };
      },
    },
  };
};
