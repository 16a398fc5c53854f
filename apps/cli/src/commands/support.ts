import { factsAbout } from '@palmares/db/timeline';
import { Command, InvalidArgumentError } from 'commander';
import { historyConfig } from '../config.ts';
import { findAthlete } from '../history/find-athlete.ts';
import { readEdge } from '../history/moment.ts';
import { languageOption, timeZoneOption, type VoiceOptions, voiceOf, withHistory } from '../history/open-history.ts';
import { describeHistory } from '../history/streams.ts';
import { print } from '../output.ts';
import { factsOfKinds, isTimelineKind, type TimelineKind, timelineKinds } from '../support/kinds.ts';
import {
  erasedSupportTimeline,
  erasedSupportTimelineInWords,
  supportTimelineInWords,
  supportTimelineOf,
} from '../support/support-timeline.ts';
import { examples } from './examples.ts';

interface TimelineOptions extends VoiceOptions {
  readonly kind?: readonly TimelineKind[];
  readonly from?: string;
  readonly to?: string;
}

const withKind = (text: string, kinds: readonly TimelineKind[] = []): readonly TimelineKind[] => {
  if (!isTimelineKind(text)) throw new InvalidArgumentError(`Allowed choices are ${timelineKinds.join(', ')}.`);
  return [...kinds, text];
};

const timeline = async (idOrEmail: string, options: TimelineOptions): Promise<void> => {
  const voice = voiceOf(options);
  const asked = {
    kinds: options.kind ?? timelineKinds,
    from: options.from === undefined ? undefined : readEdge('--from', options.from, voice.timeZone),
    to: options.to === undefined ? undefined : readEdge('--to', options.to, voice.timeZone),
  };
  await withHistory(historyConfig, async ({ db, log }) => {
    const athlete = await findAthlete(db, idOrEmail);
    const { athleteId } = athlete;
    const found = await factsAbout(db, { athleteId, what: factsOfKinds(asked.kinds), ...asked });
    if (athlete.status === 'erased')
      print(options, erasedSupportTimeline(athlete, found, voice), (erased) =>
        erasedSupportTimelineInWords(erased, voice),
      );
    else {
      const history = await describeHistory(log, athleteId, voice);
      print(options, supportTimelineOf(athlete, history, found, asked, voice), (all) =>
        supportTimelineInWords(all, voice),
      );
    }
  });
};

export const supportCommand = (): Command =>
  new Command('support').description('reconstruct what happened to an athlete').addCommand(
    new Command('timeline')
      .description(
        'show everything recorded about an athlete in order of time: edits, logins, emails, links, visits, plan, Identity, files, messages, support and errors',
      )
      .argument('<athlete>', 'id or email; an erased athlete only by id')
      .option('--kind <kind>', `only this kind; may be repeated: ${timelineKinds.join(', ')}`, withKind)
      .option('--from <time>', 'not before this time or day')
      .option('--to <time>', 'not after this time or day')
      .addOption(languageOption())
      .addOption(timeZoneOption())
      .option('--json', 'answer as JSON')
      .addHelpText('after', examples('palmares support timeline nora@example.com --kind mail --from 2026-11-01'))
      .action(timeline),
  );
