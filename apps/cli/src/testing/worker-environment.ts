/** Everything a worker needs to start. The addresses do not answer, because nothing calls them. */
export const workerEnvironment = (databaseUrl: string, masterKey: Buffer): Record<string, string> => ({
  DATABASE_URL: databaseUrl,
  PALMARES_MASTER_KEY: masterKey.toString('base64'),
  PALMARES_PEPPER: Buffer.alloc(32, 7).toString('base64'),
  FILES_FOLDER: '/nonexistent/files',
  PUBLIC_URL: 'http://127.0.0.1:1',
  SMTP_URL: 'smtp://127.0.0.1:1',
  MAIL_FROM: 'Palmarès <no-reply@palmares.example>',
  STRIPE_SECRET_KEY: 'sk_test_x',
  STRIPE_WEBHOOK_SECRET: 'whsec_x',
});
