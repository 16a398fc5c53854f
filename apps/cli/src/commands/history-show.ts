import { type HistoryKind, historyKinds } from '@palmares/history/events';
import { Command, Option } from 'commander';
import { historyConfig } from '../config.ts';
import { findAthlete } from '../history/find-athlete.ts';
import { readEdge } from '../history/moment.ts';
import { languageOption, timeZoneOption, type VoiceOptions, voiceOf, withHistory } from '../history/open-history.ts';
import { sectionNamed } from '../history/part.ts';
import { describeHistory } from '../history/streams.ts';
import { erasedInWords, erasedTimeline, periodInWords, timelineInWords, timelineOf } from '../history/timeline.ts';
import { print } from '../output.ts';
import { examples } from './examples.ts';

interface ShowOptions extends VoiceOptions {
  readonly kind?: HistoryKind;
  readonly section?: string;
  readonly from?: string;
  readonly to?: string;
}

const show = async (idOrEmail: string, options: ShowOptions): Promise<void> => {
  const voice = voiceOf(options);
  const period = {
    kind: options.kind,
    section: options.section === undefined ? undefined : sectionNamed(options.section),
    from: options.from === undefined ? undefined : readEdge('--from', options.from, voice.timeZone),
    to: options.to === undefined ? undefined : readEdge('--to', options.to, voice.timeZone),
  };
  await withHistory(historyConfig, async ({ db, log }) => {
    const athlete = await findAthlete(db, idOrEmail);
    if (athlete.status === 'erased')
      print(options, erasedTimeline(athlete, voice), (erased) => erasedInWords(erased, voice));
    else {
      const history = await describeHistory(log, athlete.athleteId, voice);
      print(options, timelineOf(athlete, history, period, voice), (timeline) =>
        timelineInWords(timeline, voice, periodInWords(history, period, timeline, voice)),
      );
    }
  });
};

export const historyShowCommand = (): Command =>
  new Command('show')
    .description('show who did what, when, and from which device or link')
    .argument('<athlete>', 'id or email; an erased athlete only by id')
    .addOption(new Option('--kind <kind>', 'only this kind of event').choices([...historyKinds]))
    .option('--section <name>', 'only this section of the portfolio')
    .option('--from <time>', 'not before this time or day')
    .option('--to <time>', 'not after this time or day')
    .addOption(languageOption())
    .addOption(timeZoneOption())
    .option('--json', 'answer as JSON')
    .addHelpText(
      'after',
      examples('palmares history show nora@example.com --from 2026-11-01 --time-zone America/Toronto'),
    )
    .action(show);
