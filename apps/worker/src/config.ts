import { acceptedRoots, optional, readSettings, serverConfig, serverSettings, variables } from '@palmares/db/settings';
import { fileSettings, fileStoreConfig } from '@palmares/files/settings';
import { videoSettings, videoSites } from '@palmares/videos/settings';
import { z } from 'zod';

const schema = serverSettings
  .extend({
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
    /** Where the bytes of files are, for web and worker alike. */
    files: fileStoreConfig(settings),
    videos: videoSites(settings),
    publicUrl: new URL(settings.PUBLIC_URL).origin,
    mail: { smtpUrl: settings.SMTP_URL, from: settings.MAIL_FROM },
  };
};
