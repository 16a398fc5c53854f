import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import * as operatorConfig from '../../../apps/cli/src/config.ts';
import { readConfig as readWebConfig } from '../../../apps/web/src/server/config.server.ts';
import { readConfig as readWorkerConfig } from '../../../apps/worker/src/config.ts';
import { readSources, root } from '../repository.ts';
import { namesRead, readCompose, requiredVariablesOf, type Service, variablesOf } from './compose.ts';
import { settingsOf } from './unit-file.ts';

const read = (path: string): string => readFileSync(join(root, path), 'utf8');
const inRepository = (path: string): boolean => existsSync(join(root, path));

/** True for a program that runs from its source, or that `npm run build` makes from it. */
const isProgram = (path: string): boolean => inRepository(path.replace(/dist\/main\.js$/, 'src/main.ts'));

const folder = 'deploy/compose';
const text = read(`${folder}/compose.yaml`);
const key = Buffer.alloc(32, 7).toString('base64');
/** A well-formed value for variables that need a certain form; any text for the others. */
const values = Object.fromEntries(
  [...requiredVariablesOf(text)].map((name) => [
    name,
    { PUBLIC_URL: 'https://palmares.example', MAIL_FROM: 'Palmarès <no-reply@palmares.example>' }[name] ??
      (/^PALMARES_.*(?:KEY|PEPPER)$/.test(name) ? key : `a-${name.toLowerCase()}`),
  ]),
);
const compose = readCompose(text, values);
const serviceOf = (name: string): Service => {
  const service = compose.services[name];
  if (!service) throw new Error(`compose.yaml has no service ${name}`);
  return service;
};
const environmentOf = (name: string): Readonly<Record<string, string>> => serviceOf(name).environment ?? {};

/** Read by Node itself. */
const ofNode = ['NODE_EXTRA_CA_CERTS'];

/** Reads the variables of every command: parses an environment with each schema of the command line's config. */
const readAllOperatorConfigs = (environment: NodeJS.ProcessEnv): void => {
  for (const schema of Object.values(operatorConfig))
    if (typeof schema === 'object' && 'safeParse' in schema) schema.safeParse(environment);
};

describe('compose.yaml', () => {
  it('gives the web app every variable that it needs', () => {
    const config = readWebConfig(environmentOf('web'));
    expect([config.host, config.port, config.https, config.files.in]).toEqual(['0.0.0.0', 3000, true, 's3']);
    expect(config.proxies).toBeDefined();
  });

  it('leads the web app through PgBouncer, where it prepares no statement', () => {
    const { databaseUrl, databaseDirectUrl } = readWebConfig(environmentOf('web'));
    expect(new URL(databaseUrl).host).toBe('pgbouncer:6432');
    expect(databaseDirectUrl).not.toBe(databaseUrl);
  });

  it('leads no program that needs a session of its own through PgBouncer', () => {
    const needsSession = /[wW]ithAdvisoryLock|pg_(?:try_)?advisory_(?:un)?lock\b|['"`]listen /;
    const namesOf = (folder: string) =>
      readSources((path) => path.startsWith(folder) && /(?<!\.test)\.tsx?$/.test(path))
        .filter((source) => needsSession.test(source.text))
        .map(({ path }) => path);
    expect(namesOf('apps/web/')).toEqual([]);
    expect(namesOf('apps/worker/')).not.toEqual([]);
  });

  it('gives the worker every variable that it needs, and an address past PgBouncer', () => {
    const config = readWorkerConfig(environmentOf('worker'));
    expect(new URL(config.databaseUrl).host).toBe('postgres:5432');
    expect(config.roots).toMatchObject({ folder: '/var/lib/palmares/roots' });
  });

  it('gives the owner of the database to a worker that erases and does nothing else', () => {
    const config = readWorkerConfig(environmentOf('eraser'));
    expect(config.erasing?.ledgerFile).toBe('/var/lib/palmares/ledger/erasures.jsonl');
    expect(new URL(config.erasing?.ownerUrl ?? '').host).toBe('postgres:5432');
    expect(config.roots).toBeUndefined();
  });

  it('gives palmares every variable that a command needs, and addresses past PgBouncer', () => {
    const environment = environmentOf('palmares');
    const failed = Object.entries(operatorConfig).flatMap(([name, schema]) =>
      typeof schema === 'object' && 'safeParse' in schema
        ? (schema.safeParse(environment).error?.issues ?? []).map((issue) => `${name}: ${issue.path.join('.')}`)
        : [],
    );
    // A second master key exists only during a rotation.
    expect(failed.filter((line) => line !== 'rotateConfig: PALMARES_MASTER_KEY_OLD')).toEqual([]);
    for (const name of ['DATABASE_URL', 'DATABASE_OWNER_URL'])
      expect(new URL(environment[name] ?? '').host).toBe('postgres:5432');
  });

  it.each([
    ['web', readWebConfig],
    ['worker', readWorkerConfig],
    ['eraser', readWorkerConfig],
  ] as const)('gives %s no variable that it does not read', (name, readConfig) => {
    const environment = environmentOf(name);
    const known = namesRead(readConfig, environment);
    expect(Object.keys(environment).filter((variable) => !known.has(variable) && !ofNode.includes(variable))).toEqual(
      [],
    );
  });

  it('gives palmares no variable that nothing reads', () => {
    const environment = environmentOf('palmares');
    const known = new Set([
      ...namesRead(readAllOperatorConfigs, environment),
      ...namesRead(readWorkerConfig, environmentOf('worker')),
      ...ofNode,
    ]);
    expect(Object.keys(environment).filter((variable) => !known.has(variable))).toEqual([]);
  });

  it('keeps the key of the roots and the owner of the database from the web app, and the owner from the worker', () => {
    expect(Object.keys(environmentOf('web'))).not.toContain('PALMARES_SIGNING_KEY');
    for (const name of ['web', 'worker']) expect(Object.keys(environmentOf(name))).not.toContain('DATABASE_OWNER_URL');
  });

  it('names in .env.example what it takes from there, and nothing else', () => {
    const named = [...read(`${folder}/.env.example`).matchAll(/^(\w+)=/gm)].map(([, name]) => name);
    expect(named.toSorted()).toEqual([...variablesOf(text)].sort());
  });

  it.each(['web', 'worker', 'eraser', 'palmares'])(
    'runs %s without rights and with a root that nothing writes to',
    (name) => {
      const { read_only, cap_drop, security_opt } = serviceOf(name);
      expect({ read_only, cap_drop, security_opt }).toEqual({
        read_only: true,
        cap_drop: ['ALL'],
        security_opt: ['no-new-privileges:true'],
      });
    },
  );

  it('starts programs that exist, waits for services that exist, and mounts files and volumes that exist', () => {
    const services = Object.entries(compose.services);
    for (const name of ['web', 'worker', 'eraser']) {
      const [program, path = ''] = serviceOf(name).command ?? [];
      expect([program, path, isProgram(path)]).toEqual(['node', path, true]);
    }
    const missing = services.flatMap(([name, { depends_on = {}, volumes = [], configs = [] }]) => [
      ...Object.keys(depends_on).filter((other) => !compose.services[other]),
      ...configs.filter(({ source }) => !compose.configs[source]).map(({ source }) => `${name}: ${source}`),
      ...volumes
        .map((volume) => volume.split(':')[0] ?? '')
        .filter((source) => !source.startsWith('/'))
        .filter((source) =>
          source.startsWith('./') ? !inRepository(join(folder, source)) : !(source in compose.volumes),
        )
        .map((source) => `${name}: ${source}`),
    ]);
    expect(missing).toEqual([]);
  });

  it('names a version of every image that is not its own', () => {
    const images = Object.values(compose.services).map(({ image }) => image);
    expect(
      images.filter((image) => !/^[\w.]+\/[\w./-]+:[\w.-]*\d/.test(image) && image !== 'localhost/palmares'),
    ).toEqual([]);
  });
});

describe('a variable of compose.yaml', () => {
  it('has its value or its default, and must have one where the file says so', () => {
    const services = `services:\n  a: ${['A:?', 'B:-0', 'C:-'].map((inner) => `\${${inner}}`).join('-')}\n  b: \${C:-}\n`;
    expect(readCompose(services, { A: '1' }).services).toEqual({ a: '1-0-', b: '' });
    expect(() => readCompose(services, {})).toThrow('A is not set');
  });

  it('is read if a config asks for it, in whatever way', () => {
    const names = namesRead((environment) => [environment.A, 'B' in environment], { A: '1', C: '3' });
    expect([...names]).toEqual(['A', 'B']);
  });
});

describe('the Containerfile', () => {
  const containerfile = read('deploy/Containerfile');
  const lines = containerfile.replaceAll(/\\\n\s*/g, '').split('\n');
  const last = lines.slice(lines.findLastIndex((line) => line.startsWith('FROM ')));

  it('runs as a user who is no superuser, a program that exists', () => {
    expect(last).toContain('USER 10001:10001');
    const command: unknown = JSON.parse(last.find((line) => line.startsWith('CMD '))?.slice(4) ?? '[]');
    expect(command).toEqual(['node', 'apps/web/serve.ts']);
    expect(isProgram('apps/web/serve.ts')).toBe(true);
    expect(containerfile).toContain('ln -s /app/apps/cli/dist/main.js');
    expect(isProgram('apps/cli/dist/main.js')).toBe(true);
  });

  it('copies into the last image what was assembled, and nothing else', () => {
    expect(last.filter((line) => /^(?:COPY|ADD) /.test(line))).toEqual(['COPY --from=build /app /app']);
    expect(containerfile).toContain('node tools/image/assemble.ts /app');
    expect(inRepository('tools/image/assemble.ts')).toBe(true);
  });

  it('is based on the version of Node that the project runs on', () => {
    const { devDependencies } = JSON.parse(read('package.json'));
    const versions = [...containerfile.matchAll(/library\/node:([\d.]+)/g)].map(([, version]) => version);
    expect(versions).toEqual([devDependencies.node, devDependencies.node]);
  });
});

describe.each(['web@', 'worker@', 'eraser'])('the unit palmares-%s', (name) => {
  const unit = read(`deploy/systemd/palmares-${name}.service`);
  const service = settingsOf(unit, 'Service');
  const settingOf = (setting: string) => service.findLast(([known]) => known === setting)?.[1];

  it('starts a program that exists, as a user of its own, and again whenever it ends', () => {
    const [node = '', program = ''] = settingOf('ExecStart')?.split(' ') ?? [];
    expect(node).toBe(`${settingOf('WorkingDirectory')}/node_modules/.bin/node`);
    expect([program, isProgram(program)]).toEqual([program, true]);
    expect([settingOf('User'), settingOf('Restart')]).toEqual(['palmares', 'always']);
    expect(settingsOf(unit, 'Unit')).toContainEqual(['StartLimitIntervalSec', '0']);
    expect(read('deploy/systemd/palmares.sysusers.conf')).toMatch(/^u palmares /m);
  });

  it.each([
    ['CapabilityBoundingSet', ''],
    ['NoNewPrivileges', 'yes'],
    ['PrivateDevices', 'yes'],
    ['PrivateTmp', 'yes'],
    ['ProtectHome', 'yes'],
    ['ProtectSystem', 'strict'],
    ['SystemCallFilter', '@system-service'],
  ])('has %s=%s', (setting, value) => {
    expect(settingOf(setting)).toBe(value);
  });
});

it('a line of a unit that is neither a section nor a setting is an error', () => {
  expect(settingsOf('# a\n[Unit]\nA=1\n[Service]\nB=2\nB=3=4\n', 'Service')).toEqual([
    ['B', '2'],
    ['B', '3=4'],
  ]);
  expect(() => settingsOf('[Unit]\nA 1\n', 'Unit')).toThrow('A 1');
});
