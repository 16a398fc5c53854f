import type { Queryable } from '@palmares/db';
import { createEventLog, type PostgresEventLog } from '@palmares/db/event-store';
import type { Voice } from '@palmares/history/voice';
import { Option } from 'commander';
import type { z } from 'zod';
import type { historyConfig } from '../config.ts';
import { checkedKeyring } from '../integrity/checked-keyring.ts';
import { exitCodes, type OutputOptions } from '../output.ts';
import { withDatabase } from '../with-database.ts';
import { readTimeZone } from './moment.ts';

export interface VoiceOptions extends OutputOptions {
  readonly language: Voice['language'];
  readonly timeZone: string;
}

export const languageOption = (): Option =>
  new Option('--language <language>', 'the language of the output').choices(['en', 'fr-ca']).default('en');

export const timeZoneOption = (): Option =>
  new Option('--time-zone <zone>', 'the time zone of times, such as America/Toronto').default('UTC');

export const voiceOf = ({ language, timeZone }: VoiceOptions): Voice => ({
  audience: 'support',
  language,
  timeZone: readTimeZone(timeZone),
});

export interface OpenedHistory<Schema extends z.ZodType> {
  readonly config: z.infer<Schema>;
  readonly db: Queryable;
  readonly log: PostgresEventLog;
}

/** {@link withDatabase} for a command that only reads the log. */
export const withHistory = <Schema extends z.ZodType<z.infer<typeof historyConfig>>>(
  settings: Schema,
  work: (opened: OpenedHistory<Schema>) => Promise<void>,
): Promise<void> =>
  withDatabase({ settings, applicationName: 'palmares history', max: 3 }, async ({ config, database }) => {
    const log = createEventLog(database, await checkedKeyring(database, config));
    await work({ config, db: database.kysely, log });
    return exitCodes.ok;
  });
