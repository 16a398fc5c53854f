import { acceptedRoots, masterKeyVariables, optional, variables } from '@palmares/db/settings';
import type { MasterKeys } from '@palmares/event-store/event-log';
import { type FileStoreConfig, fileSettings, fileStoreConfig } from '@palmares/files/settings';
import { z } from 'zod';
import { exitCodes, Problem } from './output.ts';

const { DATABASE_URL, DATABASE_DIRECT_URL, DATABASE_OWNER_URL, PALMARES_PEPPER, PUBLIC_URL, PALMARES_ERASURE_LEDGER } =
  variables;
const { PALMARES_ROOTS, PALMARES_SIGNING_KEY, PALMARES_MASTER_KEY, PALMARES_MASTER_KEY_OLD } = variables;

/** A session-level lock, which some commands take, does not hold through a pooler in transaction mode. */
const asApp = z.object({ DATABASE_URL, DATABASE_DIRECT_URL: optional(DATABASE_DIRECT_URL) });
/** For commands that destroy keys, delete rows of any table or swap read models: they run as the tables' owner. */
const asOwner = z.object({ DATABASE_OWNER_URL });

export const operatorConfig = z.object({ PALMARES_OPERATOR: optional(z.string()) });
export const operatorLogConfig = asOwner;
export const findConfig = asApp;
/** The one-time secrets in mails are derived with the pepper. */
export const resendConfig = asApp.extend({ PALMARES_PEPPER });
/** The app's role has no access to the register. */
export const incidentConfig = asOwner;
export const projectionsStatusConfig = asApp;
export const migrateConfig = asOwner;
export const maintainConfig = asOwner;

export const historyConfig = asApp.extend(masterKeyVariables);
export const retryConfig = historyConfig;
export const identityConfig = historyConfig;
export const identityStatsConfig = asApp;
export const planListConfig = asApp;
export const subscriptionConfig = historyConfig.extend({
  STRIPE_SECRET_KEY: variables.STRIPE_SECRET_KEY,
  STRIPE_API_BASE: optional(variables.STRIPE_API_BASE),
});
export type SubscriptionConfig = z.infer<typeof subscriptionConfig>;
export const rebuildConfig = asOwner.extend(masterKeyVariables);
/** For signing and printing an address of the web app. */
export const openMomentConfig = historyConfig.extend({ PALMARES_PEPPER, PUBLIC_URL });
export const demoConfig = openMomentConfig.and(fileSettings);
/** The app's role may add data keys but not change them. */
export const rotateConfig = asOwner.extend({ PALMARES_MASTER_KEY, PALMARES_MASTER_KEY_OLD });

/** Hash chains are verified without a key. Signed roots are compared only if a roots folder and a key are set. */
export const verifyConfig = asApp.extend({
  PALMARES_ROOTS: optional(PALMARES_ROOTS),
  PALMARES_SIGNING_KEY: optional(PALMARES_SIGNING_KEY),
  ...acceptedRoots,
});
export const signRootsConfig = asApp.extend({ PALMARES_ROOTS, PALMARES_SIGNING_KEY, ...acceptedRoots });
export const checkRootsConfig = signRootsConfig.extend({ PALMARES_SIGNING_KEY: optional(PALMARES_SIGNING_KEY) });
export const exportConfig = historyConfig.extend({ PALMARES_SIGNING_KEY });
export const checkExportConfig = z.object({ PALMARES_SIGNING_KEY: optional(PALMARES_SIGNING_KEY) });

export const eraseConfig = asOwner
  .extend({
    PALMARES_ERASURE_LEDGER,
    STRIPE_SECRET_KEY: variables.STRIPE_SECRET_KEY,
    STRIPE_API_BASE: optional(variables.STRIPE_API_BASE),
  })
  .and(fileSettings);
export const backupConfig = asOwner.and(fileSettings);
export const demoResetConfig = asOwner.and(fileSettings);
export const restoreConfig = asOwner.extend({ PALMARES_ERASURE_LEDGER }).and(fileSettings);

/** The event is sealed with the athlete's key. */
export const forgetConfig = asOwner.extend({ PALMARES_ERASURE_LEDGER, ...masterKeyVariables });

export const filesConfig = asApp.and(fileSettings);

/** The file store's config, for the doctor; undefined if it is not set or not valid. */
export const readFileStore = (environment: NodeJS.ProcessEnv = process.env): FileStoreConfig | undefined => {
  const read = fileSettings.safeParse(environment);
  return read.success ? fileStoreConfig(read.data) : undefined;
};

/** `palmares version` must also work before anything is set up. */
export const versionConfig = z.object({ DATABASE_URL: optional(DATABASE_URL) });

/** The doctor runs when something is wrong: it needs only a database address and reports what else is missing. */
export const doctorConfig = asApp.extend({
  PALMARES_MASTER_KEY: optional(PALMARES_MASTER_KEY),
  PALMARES_MASTER_KEY_OLD: optional(PALMARES_MASTER_KEY_OLD),
  PALMARES_ROOTS: optional(PALMARES_ROOTS),
  SMTP_URL: optional(variables.SMTP_URL),
  STRIPE_SECRET_KEY: optional(variables.STRIPE_SECRET_KEY),
  STRIPE_WEBHOOK_SECRET: optional(variables.STRIPE_WEBHOOK_SECRET),
  STRIPE_API_BASE: optional(variables.STRIPE_API_BASE),
});

/** The database address of a command, as the app's role or as the owner. */
export type DatabaseSettings =
  | { readonly DATABASE_URL: string; readonly DATABASE_DIRECT_URL?: string | undefined }
  | { readonly DATABASE_OWNER_URL: string };

/** The keys in the form that `createKeyring` takes. */
export const masterKeysOf = (config: {
  readonly PALMARES_MASTER_KEY: Buffer;
  readonly PALMARES_MASTER_KEY_OLD?: Buffer | undefined;
}): MasterKeys => ({ masterKey: config.PALMARES_MASTER_KEY, oldMasterKey: config.PALMARES_MASTER_KEY_OLD });

/** Loads environment variables from a file. Variables that are already set keep their values. */
export const loadEnvironment = (file: string): void => {
  try {
    process.loadEnvFile(file);
  } catch {
    throw new Problem(`--environment ${file} cannot be read`, exitCodes.usage);
  }
};

/** Reads the variables of one command. Throws one `Problem` that names every invalid one. */
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
  // Invalid base64 fails two checks with the same message.
  throw new Problem([...new Set(failures)].join('; '), exitCodes.usage);
};
