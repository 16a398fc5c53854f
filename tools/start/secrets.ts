import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const makers = {
  masterKey: () => randomBytes(32).toString('base64'),
  pepper: () => randomBytes(32).toString('base64'),
  signingKey: () => randomBytes(32).toString('base64'),
  appPassword: () => randomBytes(24).toString('base64url'),
  readerPassword: () => randomBytes(24).toString('base64url'),
  stripeWebhookSecret: () => `whsec_${randomBytes(24).toString('base64url')}`,
  /** Distinguishes this installation's login roles from another's on the same server. */
  installation: () => randomBytes(4).toString('hex'),
};

export type Secrets = Readonly<Record<keyof typeof makers, string>>;

/** Creates the secrets once and keeps them: with another master key, everything stored before would be unreadable. */
export const secretsIn = (dataFolder: string): Secrets => {
  const file = join(dataFolder, 'secrets.json');
  const stored: Partial<Secrets> = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
  const keep = (name: keyof typeof makers): string => stored[name] ?? makers[name]();
  const secrets: Secrets = {
    masterKey: keep('masterKey'),
    pepper: keep('pepper'),
    signingKey: keep('signingKey'),
    appPassword: keep('appPassword'),
    readerPassword: keep('readerPassword'),
    stripeWebhookSecret: keep('stripeWebhookSecret'),
    installation: keep('installation'),
  };
  const draft = `${file}.draft`;
  writeFileSync(draft, `${JSON.stringify(secrets, null, 2)}\n`, { mode: 0o600 });
  renameSync(draft, file);
  return secrets;
};
