import { expect, it } from 'vitest';
import { readConfig } from './config.server.ts';

const key = Buffer.alloc(32, 7).toString('base64');
const complete = {
  DATABASE_URL: 'postgres://app:app@127.0.0.1:5432/palmares',
  PALMARES_MASTER_KEY: key,
  PALMARES_PEPPER: key,
  FILES_FOLDER: '/files',
  PUBLIC_URL: 'https://palmares.example',
  STRIPE_SECRET_KEY: 'sk_test',
  STRIPE_WEBHOOK_SECRET: 'whsec',
};

it('a complete environment is read, and optional variables have defaults', () => {
  const config = readConfig({ ...complete, STRIPE_API_BASE: '' });
  expect(config).toMatchObject({ https: true, port: 3000, planCurrency: 'cad', proxies: undefined });
  expect(config.databaseDirectUrl).toBe(complete.DATABASE_URL);
  expect(config.stripe).not.toHaveProperty('apiBase');
});

it('every failure is named at once, and no value is shown', () => {
  const broken = { ...complete, PALMARES_MASTER_KEY: 'c2hvcnQ=', PUBLIC_URL: 'secret-looking', PORT: '99999999' };
  const read = () => readConfig({ ...broken, DATABASE_URL: undefined });
  expect(read).toThrow(/DATABASE_URL[\s\S]*PALMARES_MASTER_KEY[\s\S]*PUBLIC_URL[\s\S]*PORT/);
  expect(read).not.toThrow(/c2hvcnQ|secret-looking|99999999/);
});

it('opening the web app to the world leaves its metrics on the loopback address', () => {
  expect(readConfig(complete).metrics).toBeUndefined();
  const config = readConfig({ ...complete, HOST: '0.0.0.0', METRICS_PORT: '9464' });
  expect(config).toMatchObject({ host: '0.0.0.0', metrics: { host: '127.0.0.1', port: 9464 } });
});

it('the privacy officer is a name and an address, and what else stands there is refused', () => {
  const read = (given: string) => readConfig({ ...complete, PRIVACY_OFFICER: given }).privacy.officer;
  expect(read('"Noor Haddad" <vie.privee@club.example>')).toEqual({
    name: 'Noor Haddad',
    address: 'vie.privee@club.example',
  });
  expect(read('')).toBeUndefined();
  expect(() => read('vie.privee@club.example')).toThrow(/PRIVACY_OFFICER: must be a name and an address/);
});
