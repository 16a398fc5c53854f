import { z } from 'zod';

const KEY_BYTES = 32;
const LAST_PORT = 65_535;

/** Treats an empty variable as unset. */
export const optional = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess((value) => (value === '' ? undefined : value), schema.optional());

const postgres = z.url({ protocol: /^postgres(ql)?$/, error: 'must be a postgres:// address' });
const http = z.url({ protocol: /^https?$/, error: 'must be an http(s) address' });
const key = z
  .base64({ error: 'must be 32 bytes in base64' })
  .refine((text) => Buffer.from(text, 'base64').length === KEY_BYTES, { error: 'must be 32 bytes in base64' })
  .transform((text) => Buffer.from(text, 'base64'));
const file = z.string({ error: 'must name a file' }).min(1, { error: 'must name a file' });
const folder = z.string({ error: 'must name a folder' }).min(1, { error: 'must name a folder' });
const publicKeys = z
  .string()
  .transform((text) => text.split(',').map((one) => one.trim()))
  .pipe(z.array(key, { error: 'must be public keys of 32 bytes in base64, with commas between them' }))
  .transform((keys) => keys.map((one) => one.toString('base64')));

/** A header's name and value, which may contain percent-encoded ASCII. */
const header = /^\s*([\w-]+)\s*=\s*((?:[^%]|%[0-7][\da-f])+?)\s*$/i;
const headers = z.string().transform((text, context) => {
  const pairs = text.split(',').flatMap((one) => {
    const [, name, value] = header.exec(one) ?? [];
    return name && value ? [[name, decodeURIComponent(value)] as const] : [];
  });
  if (pairs.length < text.split(',').length) context.addIssue('must be name=value, with commas between them');
  return Object.fromEntries(pairs);
});

/** Schemas of the variables that several programs read. Keys are decoded to bytes. */
export const variables = {
  DATABASE_URL: postgres,
  DATABASE_DIRECT_URL: postgres,
  DATABASE_OWNER_URL: postgres,
  PALMARES_MASTER_KEY: key,
  PALMARES_MASTER_KEY_OLD: key,
  PALMARES_PEPPER: key,
  PALMARES_SIGNING_KEY: key,
  PALMARES_ERASURE_LEDGER: file,
  PALMARES_ROOTS: folder,
  PALMARES_ROOTS_SINCE: z.iso.date({ error: 'must be a date, as 2026-11-21' }),
  PALMARES_ROOTS_PUBLIC_KEYS: publicKeys,
  PUBLIC_URL: http,
  SMTP_URL: z.url({ protocol: /^smtps?$/, error: 'must be an smtp:// address' }),
  STRIPE_SECRET_KEY: z.string().min(1),
  STRIPE_WEBHOOK_SECRET: z.string().min(1),
  STRIPE_API_BASE: http,
};

/** The variables that say which roots in the folder are accepted. */
export const acceptedRoots = {
  PALMARES_ROOTS_SINCE: optional(variables.PALMARES_ROOTS_SINCE),
  PALMARES_ROOTS_PUBLIC_KEYS: optional(variables.PALMARES_ROOTS_PUBLIC_KEYS),
};

/** The keys that unwrap data keys: the master key, and a second one during a rotation. */
export const masterKeyVariables = {
  PALMARES_MASTER_KEY: variables.PALMARES_MASTER_KEY,
  PALMARES_MASTER_KEY_OLD: optional(variables.PALMARES_MASTER_KEY_OLD),
};

/** For a program that serves the product; web and worker extend it. */
export const serverSettings = z.object({
  DATABASE_URL: variables.DATABASE_URL,
  DATABASE_DIRECT_URL: optional(variables.DATABASE_DIRECT_URL),
  ...masterKeyVariables,
  PALMARES_PEPPER: variables.PALMARES_PEPPER,
  PALMARES_ERASURE_LEDGER: optional(variables.PALMARES_ERASURE_LEDGER),
  PUBLIC_URL: variables.PUBLIC_URL,
  STRIPE_SECRET_KEY: variables.STRIPE_SECRET_KEY,
  STRIPE_WEBHOOK_SECRET: variables.STRIPE_WEBHOOK_SECRET,
  STRIPE_API_BASE: optional(variables.STRIPE_API_BASE),
  STRIPE_TAX: z.enum(['0', '1'], { error: 'must be 1 if Stripe adds taxes, otherwise 0' }).default('0'),
  PLAN_CURRENCY: z.string().length(3).default('cad'),
  METRICS_PORT: optional(z.coerce.number().int().min(0).max(LAST_PORT)),
  METRICS_HOST: optional(z.string()),
  OTEL_EXPORTER_OTLP_ENDPOINT: optional(http),
  OTEL_EXPORTER_OTLP_HEADERS: optional(headers),
  OTEL_TRACES_SAMPLER_ARG: optional(z.coerce.number().min(0).max(1)),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
});

/** Address that spans are sent to, and the share of traces that is sent. */
export interface TracingConfig {
  /** The address without a slash at its end. */
  readonly endpoint: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly ratio: number;
}

const tracingConfig = (settings: z.infer<typeof serverSettings>): TracingConfig | undefined =>
  settings.OTEL_EXPORTER_OTLP_ENDPOINT === undefined
    ? undefined
    : {
        endpoint: settings.OTEL_EXPORTER_OTLP_ENDPOINT.replace(/\/+$/, ''),
        headers: settings.OTEL_EXPORTER_OTLP_HEADERS ?? {},
        ratio: settings.OTEL_TRACES_SAMPLER_ARG ?? 1,
      };

/** The config that web and worker both derive from {@link serverSettings}. */
export const serverConfig = (settings: z.infer<typeof serverSettings>) => ({
  masterKey: settings.PALMARES_MASTER_KEY,
  /** A second master key, which also unwraps data keys during a rotation. */
  oldMasterKey: settings.PALMARES_MASTER_KEY_OLD,
  /** If undefined, the program does not check whether a backup brought erased athletes back. */
  erasureLedger: settings.PALMARES_ERASURE_LEDGER,
  pepper: settings.PALMARES_PEPPER,
  stripe: {
    secretKey: settings.STRIPE_SECRET_KEY,
    webhookSecret: settings.STRIPE_WEBHOOK_SECRET,
    automaticTax: settings.STRIPE_TAX === '1',
    ...(settings.STRIPE_API_BASE === undefined ? {} : { apiBase: settings.STRIPE_API_BASE }),
  },
  planCurrency: settings.PLAN_CURRENCY,
  /** If undefined, no metrics are served. Without METRICS_HOST only this machine reaches them, whatever HOST is. */
  metrics:
    settings.METRICS_PORT === undefined
      ? undefined
      : { host: settings.METRICS_HOST ?? '127.0.0.1', port: settings.METRICS_PORT },
  /** If undefined, nothing is traced. */
  tracing: tracingConfig(settings),
  logLevel: settings.LOG_LEVEL,
});

/** Throws one error that names every invalid variable, without values, since most are secrets. */
export const readSettings = <Schema extends z.ZodType>(schema: Schema, env: NodeJS.ProcessEnv): z.infer<Schema> => {
  const parsed = schema.safeParse(env);
  if (parsed.success) return parsed.data;
  const lines = parsed.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`);
  throw new Error(`The configuration is not complete:\n${[...new Set(lines)].join('\n')}`);
};
