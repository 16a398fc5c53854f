import { homedir } from 'node:os';
import { isAbsolute, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { programOf } from '@palmares/bundle';
import { dataFolderOf } from '@palmares/embedded-postgres';

export const root = resolve(import.meta.dirname, '../..');

/** Bundles of the worker and the command line, made by `npm run build`. */
export const programs = {
  worker: programOf(join(root, 'apps/worker')),
  palmares: programOf(join(root, 'apps/cli')),
};

export interface StartSettings {
  readonly dev: boolean;
  readonly dataFolder: string;
  /** The owner's address of an existing database. */
  readonly databaseUrl: string | undefined;
  readonly stripe: { readonly secretKey: string; readonly webhookSecret: string } | undefined;
  readonly smtpUrl: string | undefined;
  readonly publicUrl: string | undefined;
  /** Variables of the file store, if given: a folder or a bucket. */
  readonly files: Readonly<Record<string, string>> | undefined;
}

const fileVariables = [
  'FILES_FOLDER',
  'S3_BUCKET',
  'S3_REGION',
  'S3_ENDPOINT',
  'S3_ACCESS_KEY_ID',
  'S3_SECRET_ACCESS_KEY',
] as const;

/** Variables that every child inherits; others reach a child only if `environments.ts` names them. */
const inherited = [
  'PATH',
  'NODE_COMPILE_CACHE',
  'HOME',
  'LANG',
  'TZ',
  'TERM',
  'TMPDIR',
  'CI',
  'LOG_LEVEL',
  'MAIL_FROM',
  'PLAN_CURRENCY',
  'STRIPE_TAX',
  'DEVELOPER_PAGES',
  'OTEL_EXPORTER_OTLP_ENDPOINT',
  'OTEL_EXPORTER_OTLP_HEADERS',
  'OTEL_TRACES_SAMPLER_ARG',
] as const;

const given = (names: readonly string[], environment: NodeJS.ProcessEnv): Record<string, string> =>
  Object.fromEntries(names.flatMap((name) => (environment[name] ? [[name, environment[name]]] : [])));

export const inheritedEnvironment = (environment: NodeJS.ProcessEnv = process.env): Record<string, string> =>
  given(inherited, environment);

export const readSettings = (args: readonly string[], environment: NodeJS.ProcessEnv = process.env): StartSettings => {
  const { values } = parseArgs({ args: [...args], options: { dev: { type: 'boolean' }, data: { type: 'string' } } });
  const folder = values.data?.replace(/^~(?=\/)/, homedir());
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret } = environment;
  if (secretKey && !webhookSecret)
    throw new Error(
      'STRIPE_SECRET_KEY is set and STRIPE_WEBHOOK_SECRET is not: set both, or neither for the simulator.',
    );
  return {
    dev: values.dev ?? false,
    dataFolder: folder === undefined ? dataFolderOf(root) : isAbsolute(folder) ? folder : join(process.cwd(), folder),
    databaseUrl: environment.DATABASE_URL || undefined,
    stripe: secretKey && webhookSecret ? { secretKey, webhookSecret } : undefined,
    smtpUrl: environment.SMTP_URL || undefined,
    publicUrl: environment.PUBLIC_URL || undefined,
    files: environment.FILES_FOLDER || environment.S3_BUCKET ? given(fileVariables, environment) : undefined,
  };
};
