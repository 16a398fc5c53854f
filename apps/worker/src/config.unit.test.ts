import { expect, it } from 'vitest';
import { readConfig } from './config.ts';

const key = Buffer.alloc(32, 1).toString('base64');
const complete = {
  DATABASE_URL: 'postgres://app@127.0.0.1/palmares',
  PALMARES_MASTER_KEY: key,
  PALMARES_PEPPER: key,
  FILES_FOLDER: '/files',
  PUBLIC_URL: 'http://127.0.0.1:3000/',
  SMTP_URL: 'smtp://127.0.0.1:1025',
  MAIL_FROM: 'Palmarès <no-reply@palmares.example>',
  STRIPE_SECRET_KEY: 'sk_test_x',
  STRIPE_WEBHOOK_SECRET: 'whsec_x',
  STRIPE_API_BASE: '',
};

it('optional variables have defaults, and jobs use the direct address', () => {
  expect(readConfig(complete)).toMatchObject({
    databaseUrl: complete.DATABASE_URL,
    publicUrl: 'http://127.0.0.1:3000',
    planCurrency: 'cad',
    logLevel: 'info',
  });
  expect(readConfig(complete).stripe).not.toHaveProperty('apiBase');
  const direct = 'postgres://app@127.0.0.1:6432/palmares';
  expect(readConfig({ ...complete, DATABASE_DIRECT_URL: direct }).databaseUrl).toBe(direct);
});

it('nothing is traced without an address, and all traces are sent to it unless a share is set', () => {
  expect(readConfig({ ...complete, OTEL_TRACES_SAMPLER_ARG: '0.5' }).tracing).toBeUndefined();
  const traced = { ...complete, OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:4318/', OTEL_TRACES_SAMPLER_ARG: '' };
  expect(readConfig(traced).tracing).toEqual({ endpoint: 'http://127.0.0.1:4318', headers: {}, ratio: 1 });
  const headers = 'Authorization=Basic%20eA==, x-team=a';
  expect(
    readConfig({ ...traced, OTEL_EXPORTER_OTLP_HEADERS: headers, OTEL_TRACES_SAMPLER_ARG: '0.05' }).tracing,
  ).toEqual({
    endpoint: 'http://127.0.0.1:4318',
    headers: { Authorization: 'Basic eA==', 'x-team': 'a' },
    ratio: 0.05,
  });
  for (const wrong of ['secret', 'a=%', 'a=b,']) {
    const refused = () => readConfig({ ...traced, OTEL_EXPORTER_OTLP_HEADERS: wrong });
    expect(refused).toThrow(/OTEL_EXPORTER_OTLP_HEADERS: must be name=value/);
    expect(refused).not.toThrow(/secret/);
  }
  expect(() => readConfig({ ...traced, OTEL_TRACES_SAMPLER_ARG: '5' })).toThrow(/OTEL_TRACES_SAMPLER_ARG/);
});

it('a worker erases accounts only where a setting says so, as the owner of the tables and with the ledger', () => {
  expect(readConfig(complete).erasing).toBeUndefined();
  const ownerUrl = 'postgres://owner@127.0.0.1/palmares';
  const owned = { ...complete, DATABASE_OWNER_URL: ownerUrl, PALMARES_ERASURE_LEDGER: '/ledger' };
  expect(readConfig(owned).erasing).toBeUndefined();
  expect(readConfig({ ...owned, WORKER_ERASES: '1' }).erasing).toEqual({ ownerUrl, ledgerFile: '/ledger' });
  expect(() => readConfig({ ...complete, WORKER_ERASES: '1' })).toThrow(/set both where WORKER_ERASES is 1/);
});

it('Stripe computes taxes only where a setting says so', () => {
  expect(readConfig(complete).stripe.automaticTax).toBe(false);
  expect(readConfig({ ...complete, STRIPE_TAX: '1' }).stripe.automaticTax).toBe(true);
  expect(() => readConfig({ ...complete, STRIPE_TAX: 'yes' })).toThrow(/STRIPE_TAX: must be 1 if Stripe adds taxes/);
});

it('all missing or invalid variables are named at once, without their values', () => {
  const wrong = { ...complete, PALMARES_PEPPER: 'c2hvcnQ=', SMTP_URL: 'http://mail', MAIL_FROM: undefined };
  expect(() => readConfig(wrong)).toThrow(/PALMARES_PEPPER[\s\S]*SMTP_URL[\s\S]*MAIL_FROM/);
  expect(() => readConfig(wrong)).not.toThrow(/c2hvcnQ/);
});

it('files are in a folder or in a bucket, never in both or nowhere', () => {
  expect(readConfig(complete).files).toEqual({ in: 'folder', folder: '/files' });
  const bucket = { ...complete, FILES_FOLDER: '', S3_BUCKET: 'palmares', S3_REGION: 'ca-central-1' };
  expect(readConfig(bucket).files).toMatchObject({ in: 's3', bucket: 'palmares', region: 'ca-central-1' });
  expect(() => readConfig({ ...complete, FILES_FOLDER: '' })).toThrow(/FILES_FOLDER, S3_BUCKET: set one/);
  expect(() => readConfig({ ...bucket, FILES_FOLDER: '/files' })).toThrow(/FILES_FOLDER, S3_BUCKET: set one/);
});

it('daily roots need a folder and a key: both or neither', () => {
  expect(readConfig(complete).roots).toBeUndefined();
  const roots = { ...complete, PALMARES_ROOTS: '/roots', PALMARES_SIGNING_KEY: key };
  expect(readConfig(roots).roots).toEqual({
    folder: '/roots',
    seed: Buffer.alloc(32, 1),
    since: undefined,
    publicKeys: [],
  });
  const counting = { PALMARES_ROOTS_SINCE: '2026-11-21', PALMARES_ROOTS_PUBLIC_KEYS: `${key}, ${key}` };
  expect(readConfig({ ...roots, ...counting }).roots).toMatchObject({ since: '2026-11-21', publicKeys: [key, key] });
  const wrong = { PALMARES_ROOTS_SINCE: 'yesterday', PALMARES_ROOTS_PUBLIC_KEYS: 'AAAA' };
  expect(() => readConfig({ ...roots, ...wrong })).toThrow(/PALMARES_ROOTS_SINCE[\s\S]*PALMARES_ROOTS_PUBLIC_KEYS/);
  expect(() => readConfig({ ...complete, PALMARES_ROOTS: '/roots' })).toThrow(
    /PALMARES_ROOTS, PALMARES_SIGNING_KEY: set both/,
  );
});

it('metrics are served when a port is set, and only on this machine unless a host is set', () => {
  expect(readConfig({ ...complete, METRICS_PORT: '' }).metrics).toBeUndefined();
  expect(readConfig({ ...complete, METRICS_PORT: '9465', HOST: '0.0.0.0' }).metrics).toEqual({
    host: '127.0.0.1',
    port: 9465,
  });
  expect(readConfig({ ...complete, METRICS_PORT: '9465', METRICS_HOST: '10.0.0.4' }).metrics?.host).toBe('10.0.0.4');
  expect(() => readConfig({ ...complete, METRICS_PORT: 'ninety' })).toThrow(/METRICS_PORT/);
});
