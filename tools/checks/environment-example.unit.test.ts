import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import * as commandLine from '@palmares/cli/src/config.ts';
import { readConfig as readWeb } from '@palmares/web/src/server/config.server.ts';
import { readConfig as readWorker } from '@palmares/worker/src/config.ts';
import { describe, expect, it } from 'vitest';
import { differenceOf, namesInPrograms, namesRead, notDefaults, readExample } from './environment-example.ts';
import { readSources, root } from './repository.ts';
import { isSource } from './source-file.ts';

const secret = Buffer.alloc(32, 1).toString('base64');

/** Values that everyone has to set, and addresses without which other settings have no effect. */
const filledIn = {
  PALMARES_MASTER_KEY: secret,
  PALMARES_PEPPER: secret,
  PALMARES_SIGNING_KEY: secret,
  STRIPE_SECRET_KEY: 'sk_test',
  STRIPE_WEBHOOK_SECRET: 'whsec_test',
  METRICS_PORT: '9464',
  OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:4318',
};

const example: NodeJS.ProcessEnv = { ...readExample(readFileSync(join(root, '.env.example'), 'utf8')), ...filledIn };

const commands = Object.values(commandLine).flatMap((value) =>
  'safeParse' in value ? [(environment: typeof example) => value.safeParse(environment)] : [],
);

describe('.env.example', () => {
  it('names every variable that a program reads, and no other', () => {
    const programs = [readWeb, readWorker, ...commands];
    expect(commands.length).toBeGreaterThan(20);
    const read = [
      ...programs.flatMap((program) => namesRead(program, example)),
      ...namesInPrograms(readSources(isSource)),
    ];
    expect(differenceOf(example, read)).toEqual({ missing: [], unknown: [] });
  });

  it.each([
    ['web', readWeb],
    ['worker', readWorker],
  ])('once filled in starts the %s, and every value that may be left out is the default', (_, read) => {
    const differing = notDefaults<unknown>(read, example, isDeepStrictEqual);
    expect(differing.filter((name) => !(name in filledIn))).toEqual([]);
  });
});

describe('the check', () => {
  const read = ({ PORT = '3000', ADDRESS }: Readonly<Record<string, string | undefined>>) => {
    if (!ADDRESS) throw new Error('ADDRESS');
    return { port: Number(PORT), address: ADDRESS };
  };

  it('finds what is read and not named, and the reverse', () => {
    expect(differenceOf({ PORT: '', OLD: '' }, namesRead(read, {}))).toEqual({
      missing: ['ADDRESS'],
      unknown: ['OLD'],
    });
    const program = { path: 'apps/web/vite.config.ts', text: 'process.env.VERSION || process.env.NODE_ENV' };
    expect(namesInPrograms([program, { ...program, path: 'apps/web/src/a.unit.test.ts' }])).toEqual(['VERSION']);
  });

  it('finds a value that is not the default, and takes one that has none as an example', () => {
    const differing = (example: Readonly<Record<string, string>>) => notDefaults(read, example, isDeepStrictEqual);
    expect(differing({ PORT: '8080', ADDRESS: 'a' })).toEqual(['PORT']);
    expect(differing({ PORT: '3000', ADDRESS: 'a' })).toEqual([]);
  });
});
