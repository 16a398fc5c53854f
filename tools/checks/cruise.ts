import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { cruise } from 'dependency-cruiser';
import { boundaryRules, workspaces } from './boundaries.ts';

export interface Violation {
  /** The file that imports, from the root. */
  readonly from: string;
  /** What it imports, as it is written there. */
  readonly specifier: string;
  readonly rule: string;
}

/** The imports below `root` that the boundaries refuse. */
export const boundaryViolations = async (root: string): Promise<readonly Violation[]> => {
  const { output } = await cruise(
    workspaces.filter((workspace) => existsSync(join(root, workspace))),
    {
      baseDir: root,
      ruleSet: { forbidden: [...boundaryRules] },
      validate: true,
      // TypeScript 7 has no parser for other programs yet.
      parser: 'swc',
      tsPreCompilationDeps: true,
      // Development dependencies of all workspaces are in the root's package.json.
      combinedDependencies: true,
      doNotFollow: { path: 'node_modules' },
      // A test may import what it likes; what is generated and built has its own rules.
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
