import { findOpening, newestOpenings, signOpeningAddress } from '@palmares/db/openings';
import { inLanguage, momentWords } from '@palmares/history/voice';
import { Command } from 'commander';
import { z } from 'zod';
import { now } from '../clock.ts';
import { historyConfig } from '../config.ts';
import { findPresentAthlete } from '../history/find-athlete.ts';
import { withLook } from '../history/look.ts';
import { languageOption, timeZoneOption, type VoiceOptions, voiceOf, withHistory } from '../history/open-history.ts';
import { openingsInWords, SHOWN_OPENINGS } from '../history/opening-words.ts';
import { limitOption } from '../limit.ts';
import { type ChangeOptions, withLooker } from '../operators/operator.ts';
import { exitCodes, Problem, print } from '../output.ts';
import { m } from '../paraglide/messages.js';
import { examples } from './examples.ts';

interface OpeningsOptions extends VoiceOptions, Omit<ChangeOptions, 'dryRun'> {
  readonly open?: string;
  readonly limit: number;
}

const openings = async (idOrEmail: string, options: OpeningsOptions): Promise<void> => {
  const voice = voiceOf(options);
  const { open, limit } = options;
  if (open === undefined)
    return withHistory(historyConfig, async ({ db }) => {
      const { athleteId } = await findPresentAthlete(db, idOrEmail);
      print(options, await newestOpenings(db, { athleteId }, limit), (found) => openingsInWords(found, voice, limit));
    });
  await withLook('history openings', options, async ({ db, config, record }) => {
    const { athleteId } = await findPresentAthlete(db, idOrEmail);
    const opening = z.uuid().safeParse(open).success ? await findOpening(db, open) : undefined;
    if (opening?.athleteId !== athleteId)
      throw new Problem(`this athlete’s links have no visit ${open}`, exitCodes.usage);
    const { token, expiresAt } = signOpeningAddress(config.PALMARES_PEPPER, open, now());
    const url = new URL(`/${options.language}/history/${token}`, config.PUBLIC_URL).href;
    await record({ athleteId, arguments: { opening: open } }, async () =>
      print(options, { ...opening, url, expiresAt }, () =>
        [m.at_open({ date: momentWords(expiresAt, voice) }, inLanguage(voice.language)), url].join('\n'),
      ),
    );
  });
};

export const historyOpeningsCommand = (): Command =>
  withLooker(new Command('openings'))
    .description('list recent visits to an athlete’s links, and replay what one visitor saw')
    .argument('<athlete>', 'id or email')
    .option(
      '--open <opening>',
      'print an address that shows what that visitor saw; it works for 15 minutes, and the athlete sees the reason',
    )
    .addOption(limitOption('openings', SHOWN_OPENINGS))
    .addOption(languageOption())
    .addOption(timeZoneOption())
    .option('--json', 'answer as JSON')
    .addHelpText(
      'after',
      examples(
        'palmares history openings nora@example.com',
        'palmares history openings nora@example.com --open 01980f3e-5b1c-7a52-9d0e-3f4a5b6c7d8e --reason "A coach saw another page"',
      ),
    )
    .action(openings);
