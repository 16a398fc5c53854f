import { z } from 'zod';

const key = z.base64().refine((value) => Buffer.from(value, 'base64').length === 32, 'must be 32 bytes in base64');
const publicKeys = z
  .string()
  .transform((text) => text.split(',').map((one) => one.trim()))
  .pipe(z.array(key));
const empty = (value: unknown) => (value === '' ? undefined : value);
const optional = <T extends z.ZodType>(schema: T) => z.preprocess(empty, schema.optional());

const schema = z
  .object({
    DATABASE_URL: z.url(),
    DATABASE_DIRECT_URL: optional(z.url()),
    PALMARES_MASTER_KEY: key,
    PALMARES_MASTER_KEY_OLD: optional(key),
    PALMARES_PEPPER: key,
    PALMARES_ROOTS: optional(z.string()),
    PALMARES_SIGNING_KEY: optional(key),
    PALMARES_ROOTS_SINCE: optional(z.iso.date()),
    PALMARES_ROOTS_PUBLIC_KEYS: optional(publicKeys),
    PALMARES_ERASURE_LEDGER: optional(z.string()),
    PUBLIC_URL: z.url(),
    SMTP_URL: z.url({ protocol: /^smtps?$/ }),
    MAIL_FROM: z.string().min(3),
    STRIPE_SECRET_KEY: z.string().min(1),
    STRIPE_WEBHOOK_SECRET: z.string().min(1),
    STRIPE_API_BASE: optional(z.url()),
    PLAN_CURRENCY: z.string().length(3).default('cad'),
    METRICS_PORT: optional(z.coerce.number().int().min(0).max(65_535)),
    METRICS_HOST: z.preprocess(empty, z.string().default('127.0.0.1')),
    LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  })
  .refine(
    ({ PALMARES_ROOTS, PALMARES_SIGNING_KEY }) =>
      (PALMARES_ROOTS === undefined) === (PALMARES_SIGNING_KEY === undefined),
    {
      path: ['PALMARES_ROOTS, PALMARES_SIGNING_KEY'],
      message: 'set both or neither',
    },
  );

export type Config = ReturnType<typeof readConfig>;

/** Every failure at once, by name; a value is never printed, most of them are secrets. */
export const readConfig = (env: NodeJS.ProcessEnv) => {
  const parsed = schema.safeParse(env);
  if (!parsed.success) {
    const lines = parsed.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`);
    throw new Error(`The configuration is not complete:\n${lines.join('\n')}`);
  }
  const settings = parsed.data;
  return {
    /** The worker listens, leases and keeps jobs: all of it on connections that stay its own. */
    databaseUrl: settings.DATABASE_DIRECT_URL ?? settings.DATABASE_URL,
    masterKey: Buffer.from(settings.PALMARES_MASTER_KEY, 'base64'),
    /** Opens too, while one master key takes the place of another. */
    oldMasterKey:
      settings.PALMARES_MASTER_KEY_OLD === undefined
        ? undefined
        : Buffer.from(settings.PALMARES_MASTER_KEY_OLD, 'base64'),
    /** Undefined: whether a backup brought erased athletes back is not looked at. */
    erasureLedger: settings.PALMARES_ERASURE_LEDGER,
    pepper: Buffer.from(settings.PALMARES_PEPPER, 'base64'),
    /** Where the daily root goes and what signs it; undefined: none is signed. */
    roots:
      settings.PALMARES_ROOTS === undefined || settings.PALMARES_SIGNING_KEY === undefined
        ? undefined
        : {
            folder: settings.PALMARES_ROOTS,
            seed: Buffer.from(settings.PALMARES_SIGNING_KEY, 'base64'),
            /** Roots of an earlier date do not count; undefined: all do. */
            since: settings.PALMARES_ROOTS_SINCE,
            /** Other keys whose roots count, in base64. */
            publicKeys: settings.PALMARES_ROOTS_PUBLIC_KEYS ?? [],
          },
    publicUrl: new URL(settings.PUBLIC_URL).origin,
    mail: { smtpUrl: settings.SMTP_URL, from: settings.MAIL_FROM },
    stripe: {
      secretKey: settings.STRIPE_SECRET_KEY,
      webhookSecret: settings.STRIPE_WEBHOOK_SECRET,
      apiBase: settings.STRIPE_API_BASE,
    },
    planCurrency: settings.PLAN_CURRENCY,
    /** Undefined: not served. */
    metrics:
      settings.METRICS_PORT === undefined ? undefined : { host: settings.METRICS_HOST, port: settings.METRICS_PORT },
    logLevel: settings.LOG_LEVEL,
  };
};
