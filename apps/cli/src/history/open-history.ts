import { connect, type Queryable } from '@palmares/db/database';
import { createEventLog, type PostgresEventLog } from '@palmares/db/event-store';
import { Option } from 'commander';
import type { z } from 'zod';
import { type historyConfig, readConfig } from '../config.ts';
import { checkedKeyring } from '../integrity/checked-keyring.ts';
import type { OutputOptions } from '../output.ts';
import { readTimeZone } from './moment.ts';
import type { Voice } from './voice.ts';

export interface VoiceOptions extends OutputOptions {
  readonly language: Voice['language'];
  readonly timeZone: string;
}

export const languageOption = (): Option =>
  new Option('--language <language>', 'tell it in this language').choices(['en', 'fr-ca']).default('en');

export const timeZoneOption = (): Option =>
  new Option('--time-zone <zone>', 'tell times as in this zone, such as America/Toronto').default('UTC');

export const voiceOf = ({ language, timeZone }: VoiceOptions): Voice => ({
  language,
  timeZone: readTimeZone(timeZone),
});

interface Opened<Config> {
  readonly config: Config;
  readonly db: Queryable;
  readonly log: PostgresEventLog;
}

/** Reads what the command needs of the environment, and gives it the log for as long as it runs. */
export const withHistory = async <Schema extends z.ZodType<z.infer<typeof historyConfig>>, Result>(
  schema: Schema,
  work: (opened: Opened<z.infer<Schema>>) => Promise<Result>,
): Promise<Result> => {
  const config = readConfig(schema);
  const database = connect({ url: config.DATABASE_URL, applicationName: 'palmares history', max: 3 });
  try {
    const log = createEventLog(database, await checkedKeyring(database, config));
    return await work({ config, db: database.kysely, log });
  } finally {
    await database.close();
  }
};
