import { acceptedRoots, optional, readSettings, serverConfig, serverSettings, variables } from '@palmares/db/settings';
import { fileSettings, fileStoreConfig } from '@palmares/files/settings';
import { videoSettings, videoSites } from '@palmares/videos/settings';
import { z } from 'zod';

const schema = serverSettings
  .extend({
    WORKER_ERASES: z.enum(['0', '1'], { error: 'must be 1 if this worker only erases, otherwise 0' }).default('0'),
    DATABASE_OWNER_URL: optional(variables.DATABASE_OWNER_URL),
    PALMARES_ROOTS: optional(variables.PALMARES_ROOTS),
    PALMARES_SIGNING_KEY: optional(variables.PALMARES_SIGNING_KEY),
    ...acceptedRoots,
    SMTP_URL: variables.SMTP_URL,
    MAIL_FROM: z.string().min(3),
  })
  .refine(
    ({ PALMARES_ROOTS, PALMARES_SIGNING_KEY }) =>
      (PALMARES_ROOTS === undefined) === (PALMARES_SIGNING_KEY === undefined),
    {
      path: ['PALMARES_ROOTS, PALMARES_SIGNING_KEY'],
      message: 'set both or neither',
    },
  )
  .refine(
    ({ WORKER_ERASES, DATABASE_OWNER_URL, PALMARES_ERASURE_LEDGER }) =>
      WORKER_ERASES === '0' || (DATABASE_OWNER_URL !== undefined && PALMARES_ERASURE_LEDGER !== undefined),
    { path: ['DATABASE_OWNER_URL, PALMARES_ERASURE_LEDGER'], message: 'set both where WORKER_ERASES is 1' },
  )
  .and(fileSettings)
  .and(videoSettings);

export type Config = ReturnType<typeof readConfig>;

/** Throws one error that names every missing or invalid variable, without values. */
export const readConfig = (env: NodeJS.ProcessEnv) => {
  const settings = readSettings(schema, env);
  return {
    ...serverConfig(settings),
    /** The worker listens, holds leases and runs jobs, which all need connections of its own. */
    databaseUrl: settings.DATABASE_DIRECT_URL ?? settings.DATABASE_URL,
    /** If set, this worker erases abandoned accounts and takes no other job. */
    erasing:
      settings.WORKER_ERASES === '0' ||
      settings.DATABASE_OWNER_URL === undefined ||
      settings.PALMARES_ERASURE_LEDGER === undefined
        ? undefined
        : { ownerUrl: settings.DATABASE_OWNER_URL, ledgerFile: settings.PALMARES_ERASURE_LEDGER },
    /** The folder of the daily roots and the key that signs them; if undefined, the worker does not sign or prove. */
    roots:
      settings.PALMARES_ROOTS === undefined || settings.PALMARES_SIGNING_KEY === undefined
        ? undefined
        : {
            folder: settings.PALMARES_ROOTS,
            seed: settings.PALMARES_SIGNING_KEY,
            /** Roots before this date are ignored; if undefined, none are. */
            since: settings.PALMARES_ROOTS_SINCE,
            /** Further public keys whose roots are accepted, in base64. */
            publicKeys: settings.PALMARES_ROOTS_PUBLIC_KEYS ?? [],
          },
    /** The store of the files' bytes, the same for web and worker. */
    files: fileStoreConfig(settings),
    videos: videoSites(settings),
    publicUrl: new URL(settings.PUBLIC_URL).origin,
    mail: { smtpUrl: settings.SMTP_URL, from: settings.MAIL_FROM },
  };
};
