import { isTestFile, type SourceFile } from './source-file.ts';

const isOfBrowser = (path: string): boolean =>
  /^(?:apps\/web|packages\/ui)\/src\//.test(path) && !/\.server\.tsx?$/.test(path) && !isTestFile(path);

/** Matches any `import()` other than `import('./a-name.ts')`, whose file the build knows. */
const unknownToBuild = /\bimport\((?!\s*(?:'[^']+'\s*)?\))/;

const lazyOfReact = /\bReact\.lazy\(|import \{[^}]*\blazy\b[^}]*\} from 'react'/;

/** Finds browser code that bypasses `lateCode`, or that could not be requested again. */
export const lateCodeViolations = (files: readonly SourceFile[]): readonly string[] =>
  files
    .filter(({ path }) => isOfBrowser(path))
    .flatMap(({ path, text }) => [
      ...(unknownToBuild.test(text)
        ? [`${path}: an import() needs the name of its module, so that lateCode can fetch it`]
        : []),
      ...(lazyOfReact.test(text) ? [`${path}: React.lazy keeps a failure for good; use useLoadedPart`] : []),
    ]);
