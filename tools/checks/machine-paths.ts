import type { SourceFile } from './repository.ts';

const homes =
  /(?<![\w.~-])(?:\/(?:home|Users)\/[a-z][\w.-]*\/|\/(?:root|work|workspace|builds)\/[\w.-]+|[A-Z]:\\Users\\)/;

/** Finds paths that exist on one machine only, and download hosts in the lockfile. */
export const machineTraces = (files: readonly SourceFile[]): readonly string[] =>
  files.flatMap(({ path, text }) =>
    text.split('\n').flatMap((line, index) => {
      if (path === 'package-lock.json')
        return line.includes('"resolved": "http') ? [`${path}:${index + 1} names a download host`] : [];
      const found = homes.exec(line)?.[0];
      return found ? [`${path}:${index + 1} contains a path of one machine: ${found}`] : [];
    }),
  );
