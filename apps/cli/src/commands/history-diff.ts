import { Command } from 'commander';
import { now } from '../clock.ts';
import { historyConfig } from '../config.ts';
import { differenceInWords, differenceOf } from '../history/difference.ts';
import { findPresentAthlete } from '../history/find-athlete.ts';
import { readMoment } from '../history/moment.ts';
import { languageOption, timeZoneOption, type VoiceOptions, voiceOf, withHistory } from '../history/open-history.ts';
import { snapshotAt } from '../history/snapshot.ts';
import { print } from '../output.ts';
import { examples } from './examples.ts';

const diff = async (idOrEmail: string, from: string, to: string, options: VoiceOptions): Promise<void> => {
  const voice = voiceOf(options);
  const at = now();
  const [before, after] = [readMoment(from, voice.timeZone, at), readMoment(to, voice.timeZone, at)];
  await withHistory(historyConfig, async (opened) => {
    const athlete = await findPresentAthlete(opened.db, idOrEmail);
    const earlier = await snapshotAt(opened, athlete.athleteId, before);
    const later = await snapshotAt(opened, athlete.athleteId, after);
    const difference = differenceOf(athlete, earlier, later, voice);
    print(options, difference, () => differenceInWords(difference, voice));
  });
};

export const historyDiffCommand = (): Command =>
  new Command('diff')
    .description('compare a portfolio at two moments, field by field')
    .argument('<athlete>', 'id or email')
    .argument('<from>', 'a time (2026-11-21T18:30:00Z), a version (v12) or now')
    .argument('<to>', 'a time, a version or now, like <from>')
    .addOption(languageOption())
    .addOption(timeZoneOption())
    .option('--json', 'answer as JSON')
    .addHelpText('after', examples('palmares history diff nora@example.com v12 now'))
    .action(diff);
