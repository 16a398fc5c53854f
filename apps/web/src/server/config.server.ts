import { z } from 'zod';
import { proxyList } from './limits/proxy-list.server.ts';

const key = z.base64().refine((value) => Buffer.from(value, 'base64').length === 32, 'must be 32 bytes in base64');
const empty = (value: unknown) => (value === '' ? undefined : value);
const optional = <T extends z.ZodType>(schema: T) => z.preprocess(empty, schema.optional());

const proxies = z.string().transform((text, context) => {
  const list = proxyList(text);
  if (!list) context.addIssue('must list addresses or networks, such as 127.0.0.1, 10.0.0.0/8');
  return list;
});

const schema = z.object({
  DATABASE_URL: z.url(),
  DATABASE_DIRECT_URL: optional(z.url()),
  PALMARES_MASTER_KEY: key,
  PALMARES_MASTER_KEY_OLD: optional(key),
  PALMARES_PEPPER: key,
  PALMARES_ERASURE_LEDGER: optional(z.string()),
  PUBLIC_URL: z.url(),
  HOST: z.string().default('127.0.0.1'),
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  STRIPE_SECRET_KEY: z.string().min(1),
  STRIPE_WEBHOOK_SECRET: z.string().min(1),
  STRIPE_API_BASE: optional(z.url()),
  PLAN_CURRENCY: z.string().length(3).default('cad'),
  METRICS_PORT: optional(z.coerce.number().int().min(0).max(65_535)),
  METRICS_HOST: z.preprocess(empty, z.string().default('127.0.0.1')),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  TRUST_PROXY: optional(proxies),
  DEVELOPER_PAGES: optional(z.literal('1')),
});

export type Config = ReturnType<typeof readConfig>;

/** Every failure at once, by name; a value is never printed, most of them are secrets. */
export const readConfig = (env: NodeJS.ProcessEnv) => {
  const parsed = schema.safeParse(env);
  if (!parsed.success) {
    const lines = parsed.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`);
    throw new Error(`The configuration is not complete:\n${lines.join('\n')}`);
  }
  const settings = parsed.data;
  const publicUrl = new URL(settings.PUBLIC_URL);
  return {
    databaseUrl: settings.DATABASE_URL,
    databaseDirectUrl: settings.DATABASE_DIRECT_URL ?? settings.DATABASE_URL,
    masterKey: Buffer.from(settings.PALMARES_MASTER_KEY, 'base64'),
    /** Opens too, while one master key takes the place of another. */
    oldMasterKey:
      settings.PALMARES_MASTER_KEY_OLD === undefined
        ? undefined
        : Buffer.from(settings.PALMARES_MASTER_KEY_OLD, 'base64'),
    /** Undefined: whether a backup brought erased athletes back is not looked at. */
    erasureLedger: settings.PALMARES_ERASURE_LEDGER,
    pepper: Buffer.from(settings.PALMARES_PEPPER, 'base64'),
    publicUrl,
    https: publicUrl.protocol === 'https:',
    host: settings.HOST,
    port: settings.PORT,
    stripe: {
      secretKey: settings.STRIPE_SECRET_KEY,
      webhookSecret: settings.STRIPE_WEBHOOK_SECRET,
      ...(settings.STRIPE_API_BASE === undefined ? {} : { apiBase: settings.STRIPE_API_BASE }),
    },
    planCurrency: settings.PLAN_CURRENCY,
    /** Undefined: not served. */
    metrics:
      settings.METRICS_PORT === undefined ? undefined : { host: settings.METRICS_HOST, port: settings.METRICS_PORT },
    logLevel: settings.LOG_LEVEL,
    /** Whose `X-Forwarded-For` names the visitor; undefined: nobody's. */
    proxies: settings.TRUST_PROXY,
    development: env.NODE_ENV === 'development',
    /** The gallery of parts under `/_ui`. */
    developerPages: settings.DEVELOPER_PAGES === '1' || env.NODE_ENV === 'development',
  };
};

let read: Config | undefined;

export const config = (): Config => {
  read ??= readConfig(process.env);
  return read;
};
