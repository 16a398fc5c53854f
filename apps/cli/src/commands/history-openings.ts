import { newestOpenings, signOpeningAddress } from '@palmares/db/openings';
import { inLanguage, momentWords, type Voice } from '@palmares/history/voice';
import { Command } from 'commander';
import { historyConfig, openMomentConfig } from '../config.ts';
import { findPresentAthlete } from '../history/find-athlete.ts';
import { languageOption, timeZoneOption, type VoiceOptions, voiceOf, withHistory } from '../history/open-history.ts';
import { exitCodes, Problem, print, table } from '../output.ts';
import { m } from '../paraglide/messages.js';

interface OpeningsOptions extends VoiceOptions {
  readonly open?: string;
}

type Opening = Awaited<ReturnType<typeof newestOpenings>>[number];

const inWords = (openings: readonly Opening[], voice: Voice): string => {
  const words = inLanguage(voice.language);
  if (openings.length === 0) return m.openings_none({}, words);
  const headings = [m.openings_time({}, words), m.openings_link({}, words), m.openings_version({}, words), 'id'];
  const rows = openings.map(({ at, label, portfolioVersion, openingId }) => [
    momentWords(at, voice),
    label,
    `v${portfolioVersion}`,
    openingId,
  ]);
  return table(headings, rows);
};

const openings = async (idOrEmail: string, options: OpeningsOptions): Promise<void> => {
  const voice = voiceOf(options);
  const { open } = options;
  if (open === undefined)
    return withHistory(historyConfig, async ({ db }) => {
      const { athleteId } = await findPresentAthlete(db, idOrEmail);
      print(options, await newestOpenings(db, athleteId), (found) => inWords(found, voice));
    });
  await withHistory(openMomentConfig, async ({ db, config }) => {
    const { athleteId } = await findPresentAthlete(db, idOrEmail);
    const opening = (await newestOpenings(db, athleteId)).find(({ openingId }) => openingId === open);
    if (!opening) throw new Problem(`the athlete has no opening ${open} among the newest`, exitCodes.usage);
    const { token, expiresAt } = signOpeningAddress(config.PALMARES_PEPPER, open, new Date());
    const url = new URL(`/${options.language}/history/${token}`, config.PUBLIC_URL).href;
    print(options, { ...opening, url, expiresAt }, () =>
      [m.at_open({ date: momentWords(expiresAt, voice) }, inLanguage(voice.language)), url].join('\n'),
    );
  });
};

export const historyOpeningsCommand = (): Command =>
  new Command('openings')
    .description('list the newest openings of an athlete’s links, and show again what one showed')
    .argument('<athlete>', 'id or e-mail')
    .option('--open <opening>', 'print an address that shows what that visitor saw; it works for 15 minutes')
    .addOption(languageOption())
    .addOption(timeZoneOption())
    .option('--json', 'answer as JSON')
    .action(openings);
