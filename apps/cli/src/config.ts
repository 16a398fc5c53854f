import { countingRoots, masterKeyVariables, optional, variables } from '@palmares/db/settings';
import type { MasterKeys } from '@palmares/event-store/event-log';
import { z } from 'zod';
import { exitCodes, Problem } from './output.ts';

const { DATABASE_URL, DATABASE_OWNER_URL, PALMARES_PEPPER, PUBLIC_URL, PALMARES_ERASURE_LEDGER } = variables;
const { PALMARES_ROOTS, PALMARES_SIGNING_KEY, PALMARES_MASTER_KEY, PALMARES_MASTER_KEY_OLD } = variables;

const asApp = z.object({ DATABASE_URL });
/** Keys are destroyed, rows of every table removed and read models swapped as the owner of the tables. */
const asOwner = z.object({ DATABASE_OWNER_URL });

export const operatorConfig = z.object({ PALMARES_OPERATOR: optional(z.string()) });
export const operatorLogConfig = asOwner;
export const findConfig = asApp;
export const projectionsStatusConfig = asApp;
export const migrateConfig = asOwner;
export const maintainConfig = asOwner;

export const historyConfig = asApp.extend(masterKeyVariables);
export const retryConfig = historyConfig;
export const rebuildConfig = asOwner.extend(masterKeyVariables);
/** To sign an address of the web app, and print it. */
export const openMomentConfig = historyConfig.extend({ PALMARES_PEPPER, PUBLIC_URL });
export const demoConfig = openMomentConfig;
/** The app may add data keys and change none. */
export const rotateConfig = asOwner.extend({ PALMARES_MASTER_KEY, PALMARES_MASTER_KEY_OLD });

/** The chains need no key; with both of these they are compared with the signed roots as well. */
export const verifyConfig = asApp.extend({
  PALMARES_ROOTS: optional(PALMARES_ROOTS),
  PALMARES_SIGNING_KEY: optional(PALMARES_SIGNING_KEY),
  ...countingRoots,
});
export const signRootsConfig = asApp.extend({ PALMARES_ROOTS, PALMARES_SIGNING_KEY, ...countingRoots });
export const checkRootsConfig = signRootsConfig.extend({ PALMARES_SIGNING_KEY: optional(PALMARES_SIGNING_KEY) });
export const exportConfig = historyConfig.extend({ PALMARES_SIGNING_KEY });
export const checkExportConfig = z.object({ PALMARES_SIGNING_KEY: optional(PALMARES_SIGNING_KEY) });

export const eraseConfig = asOwner.extend({
  PALMARES_ERASURE_LEDGER,
  STRIPE_SECRET_KEY: variables.STRIPE_SECRET_KEY,
  STRIPE_API_BASE: optional(variables.STRIPE_API_BASE),
});
export const restoreConfig = asOwner.extend({ PALMARES_ERASURE_LEDGER });

/** The doctor is asked when something is wrong, so it takes what is there and reports the rest. */
export const doctorConfig = asApp.extend({
  PALMARES_MASTER_KEY: optional(PALMARES_MASTER_KEY),
  PALMARES_MASTER_KEY_OLD: optional(PALMARES_MASTER_KEY_OLD),
  PALMARES_ROOTS: optional(PALMARES_ROOTS),
  SMTP_URL: optional(variables.SMTP_URL),
  STRIPE_SECRET_KEY: optional(variables.STRIPE_SECRET_KEY),
  STRIPE_WEBHOOK_SECRET: optional(variables.STRIPE_WEBHOOK_SECRET),
  STRIPE_API_BASE: optional(variables.STRIPE_API_BASE),
});

/** What a command that opens the database has read: one address, as the app or as the owner. */
export type DatabaseSettings = { readonly DATABASE_URL: string } | { readonly DATABASE_OWNER_URL: string };

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
