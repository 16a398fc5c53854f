import { signHistoryAddress } from '@palmares/db/history';
import { inLanguage, momentWords } from '@palmares/history/voice';
import { Command, Option } from 'commander';
import { now } from '../clock.ts';
import { historyConfig } from '../config.ts';
import { asItWas } from '../history/as-it-was.ts';
import { findPresentAthlete } from '../history/find-athlete.ts';
import { withLook } from '../history/look.ts';
import { readMoment } from '../history/moment.ts';
import { languageOption, timeZoneOption, type VoiceOptions, voiceOf, withHistory } from '../history/open-history.ts';
import { doubtWords, type Snapshot, snapshotAt } from '../history/snapshot.ts';
import { type ChangeOptions, withLooker } from '../operators/operator.ts';
import { Problem, print } from '../output.ts';
import { m } from '../paraglide/messages.js';
import { examples } from './examples.ts';

interface AtOptions extends VoiceOptions, Omit<ChangeOptions, 'dryRun'> {
  readonly format: 'text' | 'json';
  readonly open?: boolean;
}

const addressOf = (
  { athleteId, version, at, doubt }: Snapshot,
  { PALMARES_PEPPER, PUBLIC_URL }: { readonly PALMARES_PEPPER: Buffer; readonly PUBLIC_URL: string },
  { language }: AtOptions,
) => {
  if (version === 0) throw new Problem('there was no portfolio then, so there is nothing to open');
  const { token, expiresAt } = signHistoryAddress(PALMARES_PEPPER, { athleteId, version, moment: at }, now());
  return { version, at, doubt, url: new URL(`/${language}/history/${token}`, PUBLIC_URL).href, expiresAt };
};

const at = async (idOrEmail: string, asked: string, options: AtOptions): Promise<void> => {
  const voice = voiceOf(options);
  const output = { json: options.json === true || options.format === 'json' };
  const moment = readMoment(asked, voice.timeZone, now());
  if (options.open === true)
    await withLook('history at', options, async (opened) => {
      const { athleteId } = await findPresentAthlete(opened.db, idOrEmail);
      const address = addressOf(await snapshotAt(opened, athleteId, moment), opened.config, options);
      const date = momentWords(address.expiresAt, voice);
      await opened.record({ athleteId, arguments: { version: address.version } }, async () =>
        print(output, address, ({ url }) =>
          [...doubtWords(address, voice), m.at_open({ date }, inLanguage(voice.language)), url].join('\n'),
        ),
      );
    });
  else
    await withHistory(historyConfig, async (opened) => {
      const athlete = await findPresentAthlete(opened.db, idOrEmail);
      const snapshot = await snapshotAt(opened, athlete.athleteId, moment);
      print(output, snapshot, () => asItWas(athlete, snapshot, voice));
    });
};

export const historyAtCommand = (): Command =>
  withLooker(new Command('at'))
    .description('show a portfolio as it was at a moment')
    .argument('<athlete>', 'id or email')
    .argument('<moment>', 'a time (2026-11-21T18:30:00Z), a version (v12) or now')
    .addOption(
      new Option('--format <format>', 'for a person (text) or for a program (json)')
        .choices(['text', 'json'])
        .default('text'),
    )
    .option(
      '--open',
      'print an address that shows what scouts saw then; it works for 15 minutes, and the athlete sees the reason',
    )
    .addOption(languageOption())
    .addOption(timeZoneOption())
    .option('--json', 'the same as --format json')
    .addHelpText(
      'after',
      examples(
        'palmares history at nora@example.com 2026-11-21T18:30:00Z',
        'palmares history at nora@example.com v12 --open --reason "Your coach saw another page"',
      ),
    )
    .action(at);
