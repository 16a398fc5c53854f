import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { readSources, root } from './repository.ts';
import { alertedMetrics, checksNamed, explainedChecks, explainedMetrics } from './runbook.ts';

const runbook = readFileSync(join(root, 'docs/runbook.md'), 'utf8');

it('the runbook says of every alarm what it means, what to type and when it is over', () => {
  const alerted = alertedMetrics(runbook);
  expect(alerted.length).toBeGreaterThan(20);
  expect(explainedMetrics(runbook).toSorted()).toEqual(alerted.toSorted());
});

it('the runbook explains every check of the doctor, and no other', () => {
  const doctor = readSources((path) => /^apps\/cli\/src\/(?:doctor\/[\w-]+|commands\/doctor)\.ts$/.test(path));
  const named = [...checksNamed(doctor.map(({ text }) => text))];
  expect(named.length).toBeGreaterThan(15);
  const explained = explainedChecks(runbook).filter((check) => check !== 'check');
  expect(explained.toSorted()).toEqual(named.toSorted());
});

const document = `# Runbook

## What the doctor says

| check | when it is not well |
|---|---|
| clock | it is wrong |
| projector … | it is behind |

## Metrics

| metric | meaning | alert when |
|---|---|---|
| \`palmares_a{kind}\` | of this | over 1 |
| \`palmares_b\` | of that | |

## When an alarm goes off

| alarm | what it says | what to type | well again |
|---|---|---|---|
| one: \`palmares_a\`, \`palmares_c\` | this | that | then |
| two: \`palmares_d\` | this | | then |
`;

it('the check of the runbook reads its tables row by row', () => {
  expect(alertedMetrics(document)).toEqual(['palmares_a']);
  expect(explainedMetrics(document)).toEqual(['palmares_a', 'palmares_c']);
  expect(explainedChecks(document)).toEqual(['check', 'clock', 'projector']);
});

it('the check of the runbook finds a check where it is listed and where it is found wrong', () => {
  const source =
    "    ['free space', checkFreeSpace],\n  return (stuck ? fail : warn)('jobs', found);\n  return ok(\n    'clock', a);";
  expect([...checksNamed([source])]).toEqual(['free space', 'jobs', 'clock']);
});
