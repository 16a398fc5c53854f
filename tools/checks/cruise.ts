import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { cruise } from 'dependency-cruiser';
import { boundaryRules, workspaces } from './boundaries.ts';

export interface Violation {
  /** Path of the importing file, from the root. */
  readonly from: string;
  /** The import specifier as written. */
  readonly specifier: string;
  readonly rule: string;
}

/** Returns the imports below `root` that break a boundary. */
export const boundaryViolations = async (root: string): Promise<readonly Violation[]> => {
  const { output } = await cruise(
    workspaces.filter((workspace) => existsSync(join(root, workspace))),
    {
      baseDir: root,
      ruleSet: { forbidden: [...boundaryRules] },
      validate: true,
      // TypeScript 7 has no parser API yet.
      parser: 'swc',
      tsPreCompilationDeps: true,
      // The root's package.json has the development dependencies of all workspaces.
      combinedDependencies: true,
      doNotFollow: { path: 'node_modules' },
      // Tests may import anything; generated and built files are not written by hand.
      exclude: { path: '(?:^|/)(?:dist|paraglide|styled-system|test-results)/|\\.test\\.tsx?$' },
    },
    {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
    },
  );
  if (typeof output === 'string') throw new Error(output);
  return output.summary.violations.map(({ from, to, unresolvedTo, rule }) => ({
    from,
    specifier: unresolvedTo ?? to,
    rule: rule.name,
  }));
};
