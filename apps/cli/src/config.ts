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

const keys = { PALMARES_MASTER_KEY: secret, PALMARES_PEPPER: secret };

export const migrateConfig = z.object({ DATABASE_OWNER_URL: postgres });
export const historyConfig = z.object({ DATABASE_URL: postgres, ...keys });
/** To print an address of the web app. */
export const openMomentConfig = historyConfig.extend({ PUBLIC_URL: http });
export const demoConfig = z.object({ DATABASE_URL: postgres, ...keys, PUBLIC_URL: http });
/** The doctor is asked when something is wrong, so it takes what is there and reports the rest. */
export const doctorConfig = z.object({
  DATABASE_URL: postgres,
  PALMARES_MASTER_KEY: optional(secret),
  SMTP_URL: optional(z.url({ protocol: /^smtps?$/, error: 'must be an smtp:// address' })),
  STRIPE_SECRET_KEY: optional(z.string()),
  STRIPE_WEBHOOK_SECRET: optional(z.string()),
  STRIPE_API_BASE: optional(http),
});

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
  throw new Problem(failures.join('; '), exitCodes.usage);
};
