import { newestOpenings } from '@palmares/db/openings';
import { findConfig } from '../config.ts';
import { type VoiceOptions, voiceOf } from '../history/open-history.ts';
import { openingsInWords } from '../history/opening-words.ts';
import { exitCodes, print } from '../output.ts';
import { withDatabase } from '../with-database.ts';
import { linkWithId } from './link.ts';

interface SawOptions extends VoiceOptions {
  readonly limit: number;
}

export const sawLink = (id: string, options: SawOptions): Promise<void> =>
  withDatabase({ settings: findConfig, applicationName: 'palmares share saw', max: 1 }, async ({ database }) => {
    const voice = voiceOf(options);
    const { linkId } = await linkWithId(database.kysely, id);
    const { limit } = options;
    print(options, await newestOpenings(database.kysely, { linkId }, limit), (found) =>
      openingsInWords(found, voice, limit),
    );
    return exitCodes.ok;
  });
