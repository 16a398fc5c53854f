import type { ConnectedDatabase } from '@palmares/db/testing';

/** Returns the environment of a web process on the database, which logs nothing. The key is in base64. */
export const webEnvironment = ({ database }: ConnectedDatabase, key: string) => ({
  PALMARES_MASTER_KEY: key,
  PALMARES_PEPPER: key,
  FILES_FOLDER: '/nowhere',
  PUBLIC_URL: 'https://palmares.example',
  STRIPE_SECRET_KEY: 'sk_test',
  STRIPE_WEBHOOK_SECRET: 'whsec_test',
  STRIPE_API_BASE: 'http://127.0.0.1:9',
  LOG_LEVEL: 'silent',
  DATABASE_URL: database.url,
});
