import { within } from '@palmares/db/testing';
import { runPalmares } from '../fixtures/command-line.ts';
import { expect, test } from '../fixtures/test.ts';

test('in a running product only the doctor’s durability check fails, because this database runs without fsync', async ({
  palmares,
}) => {
  const failures = async () => {
    const { stdout } = await palmares('doctor', '--json');
    const findings: readonly { check: string; level: string }[] = JSON.parse(stdout);
    return findings.filter(({ level }) => level === 'fail').map(({ check }) => check);
  };
  await expect
    // Waits long, because each try starts a program.
    .poll(failures, { timeout: within(40_000) })
    .toEqual(['durability']);
});

test('web app and worker serve metrics on separate ports', async ({ product, request }) => {
  expect(product.metricsUrls).toHaveLength(2);
  for (const url of product.metricsUrls) {
    const answer = await request.get(url);
    expect(answer.ok()).toBe(true);
    expect(await answer.text()).toMatch(/^palmares_database_up 1$/m);
    expect((await request.get(new URL('/', url).href)).status()).toBe(404);
  }
});

test('the doctor says what to check for a database that it cannot reach, and exits with 1', async ({ product }) => {
  const { exitCode, stdout } = await runPalmares(['doctor'], {
    ...product.environment,
    DATABASE_DIRECT_URL: 'postgres://nobody@127.0.0.1:1/nothing',
  });
  expect(exitCode).toBe(1);
  expect(stdout).toContain('Check DATABASE_DIRECT_URL and that PostgreSQL runs.');
});

test('an incomplete environment is reported in one line that names every missing variable, and exits with 2', async () => {
  const { exitCode, stderr } = await runPalmares(['demo', 'seed'], {});
  expect(exitCode).toBe(2);
  expect(stderr.trim().split('\n')).toHaveLength(1);
  for (const variable of ['DATABASE_URL', 'PALMARES_MASTER_KEY', 'PALMARES_PEPPER', 'PUBLIC_URL'])
    expect(stderr).toContain(variable);
});

test('an unknown command is reported in one line and exits with 2', async ({ palmares }) => {
  const { exitCode, stderr } = await palmares('undo');
  expect(exitCode).toBe(2);
  expect(stderr.trim().split('\n')).toHaveLength(1);
});

test('a migrated database has nothing to migrate', async ({ product }) => {
  const { exitCode, stdout } = await runPalmares(['migrate', '--dry-run'], {
    ...product.environment,
    DATABASE_OWNER_URL: product.ownerUrl,
  });
  expect(exitCode).toBe(0);
  expect(stdout.trim()).toBe('The database is up to date.');
});

test('seeding the demo again creates nothing and prints the same', async ({ palmares }) => {
  const first = await palmares('demo', 'seed', '--json');
  const second = await palmares('demo', 'seed', '--json');
  expect(second.exitCode).toBe(0);
  expect(second.stdout).toBe(first.stdout);
});

test('the history of an unknown athlete fails with one line', async ({ palmares }) => {
  const { exitCode, stderr } = await palmares('history', 'show', 'nobody@mail.example');
  expect(exitCode).toBe(1);
  expect(stderr.trim()).toBe('palmares: no athlete has the email nobody@mail.example');
});
