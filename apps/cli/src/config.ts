import type { MasterKeys } from '@palmares/event-store/event-log/master-keys';
import { z } from 'zod';
import { exitCodes, Problem } from './output.ts';

const postgres = z.url({ protocol: /^postgres(ql)?$/, error: 'must be a postgres:// address' });
const secret = z
  .base64({ error: 'must be 32 bytes in base64' })
  .refine((text) => Buffer.from(text, 'base64').length === 32, { error: 'must be 32 bytes in base64' })
  .transform((text) => Buffer.from(text, 'base64'));
const http = z.url({ protocol: /^https?$/, error: 'must be an http(s) address' });
const optional = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess((value) => (value === '' ? undefined : value), schema.optional());

const masterKeys = { PALMARES_MASTER_KEY: secret, PALMARES_MASTER_KEY_OLD: optional(secret) };

export const migrateConfig = z.object({ DATABASE_OWNER_URL: postgres });
export const historyConfig = z.object({ DATABASE_URL: postgres, ...masterKeys });
/** To sign an address of the web app, and print it. */
export const openMomentConfig = historyConfig.extend({ PALMARES_PEPPER: secret, PUBLIC_URL: http });
export const demoConfig = z.object({
  DATABASE_URL: postgres,
  ...masterKeys,
  PALMARES_PEPPER: secret,
  PUBLIC_URL: http,
});
export const operatorLogConfig = z.object({ DATABASE_URL: postgres });
export const operatorConfig = z.object({ PALMARES_OPERATOR: optional(z.string()) });
export const projectionsStatusConfig = z.object({ DATABASE_URL: postgres });
export const retryConfig = z.object({ DATABASE_URL: postgres, ...masterKeys });
/** A read model is swapped as the owner of its tables. */
export const rebuildConfig = z.object({ DATABASE_OWNER_URL: postgres, ...masterKeys });

const roots = z.string({ error: 'must name a folder' }).min(1);
const publicKeys = z
  .string()
  .transform((text) => text.split(',').map((key) => key.trim()))
  .pipe(z.array(secret, { error: 'must be public keys of 32 bytes in base64, with commas between them' }))
  .transform((keys) => keys.map((key) => key.toString('base64')));
/** Which of the roots in the folder count. */
const countingRoots = {
  PALMARES_ROOTS_SINCE: optional(z.iso.date({ error: 'must be a date, as 2026-11-21' })),
  PALMARES_ROOTS_PUBLIC_KEYS: optional(publicKeys),
};
/** The chains need no key; with both of these they are compared with the signed roots as well. */
export const verifyConfig = z.object({
  DATABASE_URL: postgres,
  PALMARES_ROOTS: optional(roots),
  PALMARES_SIGNING_KEY: optional(secret),
  ...countingRoots,
});
export const signRootsConfig = z.object({
  DATABASE_URL: postgres,
  PALMARES_ROOTS: roots,
  PALMARES_SIGNING_KEY: secret,
  ...countingRoots,
});
export const checkRootsConfig = signRootsConfig.extend({ PALMARES_SIGNING_KEY: optional(secret) });
export const exportConfig = z.object({
  DATABASE_URL: postgres,
  ...masterKeys,
  PALMARES_SIGNING_KEY: secret,
});
export const checkExportConfig = z.object({ PALMARES_SIGNING_KEY: optional(secret) });

const ledger = z.string({ error: 'must name a file' }).min(1, { error: 'must name a file' });
/** Keys are destroyed and rows of every table removed as the owner. */
export const eraseConfig = z.object({
  DATABASE_OWNER_URL: postgres,
  PALMARES_ERASURE_LEDGER: ledger,
  STRIPE_SECRET_KEY: z.string().min(1),
  STRIPE_API_BASE: optional(http),
});
export const maintainConfig = z.object({ DATABASE_OWNER_URL: postgres });
export const findConfig = z.object({ DATABASE_URL: postgres });
export const restoreConfig = z.object({ DATABASE_OWNER_URL: postgres, PALMARES_ERASURE_LEDGER: ledger });
/** The app may add data keys and change none. */
export const rotateConfig = z.object({
  DATABASE_OWNER_URL: postgres,
  PALMARES_MASTER_KEY: secret,
  PALMARES_MASTER_KEY_OLD: secret,
});

/** The doctor is asked when something is wrong, so it takes what is there and reports the rest. */
export const doctorConfig = z.object({
  DATABASE_URL: postgres,
  PALMARES_MASTER_KEY: optional(secret),
  PALMARES_MASTER_KEY_OLD: optional(secret),
  PALMARES_ROOTS: optional(z.string()),
  SMTP_URL: optional(z.url({ protocol: /^smtps?$/, error: 'must be an smtp:// address' })),
  STRIPE_SECRET_KEY: optional(z.string()),
  STRIPE_WEBHOOK_SECRET: optional(z.string()),
  STRIPE_API_BASE: optional(http),
});

/** What `createKeyring` takes. */
export const masterKeysOf = (config: {
  readonly PALMARES_MASTER_KEY: Buffer;
  readonly PALMARES_MASTER_KEY_OLD?: Buffer | undefined;
}): MasterKeys => ({ masterKey: config.PALMARES_MASTER_KEY, oldMasterKey: config.PALMARES_MASTER_KEY_OLD });

/** What is set already wins over the file, as everywhere. */
export const loadEnvironment = (file: string): void => {
  try {
    process.loadEnvFile(file);
  } catch {
    throw new Problem(`--environment ${file} cannot be read`, exitCodes.usage);
  }
};

/** Reads what one command needs, and names everything that is wrong at once. */
export const readConfig = <Schema extends z.ZodType>(
  schema: Schema,
  environment: NodeJS.ProcessEnv = process.env,
): z.infer<Schema> => {
  const read = schema.safeParse(environment);
  if (read.success) return read.data;
  const failures = read.error.issues.map((issue) => {
    const variable = String(issue.path[0]);
    return environment[variable] === undefined ? `${variable} is not set` : `${variable} ${issue.message}`;
  });
  // What is no base64 fails twice, with the same words.
  throw new Problem([...new Set(failures)].join('; '), exitCodes.usage);
};
