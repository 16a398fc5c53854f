import { isTestFile, type SourceFile } from './source-file.ts';

const isOfBrowser = (path: string): boolean =>
  /^(?:apps\/web|packages\/ui)\/src\//.test(path) && !/\.server\.tsx?$/.test(path) && !isTestFile(path);

/** Anything but `import('./a-name.ts')`, of which the build knows the files. */
const unknownToBuild = /\bimport\((?!\s*(?:'[^']+'\s*)?\))/;

const lazyOfReact = /\bReact\.lazy\(|import \{[^}]*\blazy\b[^}]*\} from 'react'/;

/** Code for the browser that would not come late by `lateCode`, or that could not be asked for again. */
export const lateCodeViolations = (files: readonly SourceFile[]): readonly string[] =>
  files
    .filter(({ path }) => isOfBrowser(path))
    .flatMap(({ path, text }) => [
      ...(unknownToBuild.test(text)
        ? [`${path}: an import() needs the name of its module, so that lateCode can fetch it`]
        : []),
      ...(lazyOfReact.test(text) ? [`${path}: React.lazy keeps a failure for good; use useLoadedPart`] : []),
    ]);
