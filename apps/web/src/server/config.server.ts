import { optional, readSettings, serverConfig, serverSettings } from '@palmares/db/settings';
import { fileSettings, fileStoreConfig } from '@palmares/files/settings';
import { videoSettings, videoSites } from '@palmares/videos/settings';
import { z } from 'zod';
import { proxyList } from './limits/proxy-list.server.ts';

const proxies = z.string().transform((text, context) => {
  const list = proxyList(text);
  if (!list) context.addIssue('must list addresses or networks, such as 127.0.0.1, 10.0.0.0/8');
  return list;
});

/** `Name <address>`, as in MAIL_FROM. */
const named = z.string().transform((text, context) => {
  const [, name = '', address = ''] = /^"?([^"<>]+?)"?\s*<([^<>]+)>$/.exec(text.trim()) ?? [];
  if (name === '' || !z.email().safeParse(address).success) {
    context.addIssue('must be a name and an address, such as Noor Haddad <privacy@palmares.example>');
  }
  return { name, address };
});

const schema = serverSettings
  .extend({
    HOST: z.string().default('127.0.0.1'),
    PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
    TRUST_PROXY: optional(proxies),
    DEVELOPER_PAGES: optional(z.literal('1')),
    PRIVACY_OFFICER: optional(named),
    DATA_COUNTRY: optional(z.string().regex(/^[A-Z]{2}$/, { error: 'must be two capital letters, such as CA' })),
  })
  .and(fileSettings)
  .and(videoSettings);

export type Config = ReturnType<typeof readConfig>;

/** Throws one error that names every invalid variable, without its value. */
export const readConfig = (env: NodeJS.ProcessEnv) => {
  const settings = readSettings(schema, env);
  const publicUrl = new URL(settings.PUBLIC_URL);
  return {
    ...serverConfig(settings),
    databaseUrl: settings.DATABASE_URL,
    databaseDirectUrl: settings.DATABASE_DIRECT_URL ?? settings.DATABASE_URL,
    /** Storage of the files' bytes, the same for web and worker. */
    files: fileStoreConfig(settings),
    videos: videoSites(settings),
    publicUrl,
    https: publicUrl.protocol === 'https:',
    host: settings.HOST,
    port: settings.PORT,
    /** The proxies whose `X-Forwarded-For` is trusted; undefined means none. */
    proxies: settings.TRUST_PROXY,
    /** Facts about this installation for the privacy policy. */
    privacy: { officer: settings.PRIVACY_OFFICER, country: settings.DATA_COUNTRY },
    development: env.NODE_ENV === 'development',
    /** Serves the component gallery under `/_ui`. */
    developerPages: settings.DEVELOPER_PAGES === '1' || env.NODE_ENV === 'development',
  };
};

let read: Config | undefined;

export const config = (): Config => {
  read ??= readConfig(process.env);
  return read;
};
