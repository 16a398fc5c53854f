import { expect, it } from 'vitest';
import config from '../../vitest.config.ts';
import { root } from '../checks/repository.ts';
import { type SuiteName, stagesOf, suitesIn } from './suites.ts';

const projects = (config.test?.projects ?? []).flatMap((project) =>
  typeof project === 'object' && 'test' in project ? String(project.test?.name) : [],
);

/** True for the projects that Vitest runs for `npm test`. */
const isRun = (project: string): boolean => {
  const suites: Readonly<Record<SuiteName, { readonly args: readonly string[] }>> = suitesIn(root);
  const patterns = stagesOf(undefined)
    .flat(2)
    .flatMap((name) => suites[name].args.filter((_, index, args) => args[index - 1] === '--project'));
  return patterns.some((pattern) => new RegExp(`^${pattern.replaceAll('*', '.*')}$`).test(project));
};

it('npm test runs every project of Vitest', () => {
  expect(projects).toContain('db-alone');
  expect(projects.filter((project) => !isRun(project))).toEqual([]);
});
