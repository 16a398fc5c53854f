import { type Rescored, type RescoreTotals, rescore } from '@palmares/application';
import { createEventLog } from '@palmares/db/event-store';
import { countIdentities } from '@palmares/db/read-models';
import { type IdentityResult, scoringRule } from '@palmares/domain/identity';
import { athleteIdOf } from '../account/athlete-id.ts';
import { now } from '../clock.ts';
import { identityConfig } from '../config.ts';
import { checkedKeyring } from '../integrity/checked-keyring.ts';
import { operatorActor, type RequiredReason } from '../operators/operator.ts';
import { exitCodes, Problem, print } from '../output.ts';
import { showProgress } from '../progress.ts';
import { changeDatabase } from '../with-database.ts';

interface RescoreOptions extends RequiredReason {
  readonly athlete?: string;
  readonly all?: boolean;
}

type Answer = RescoreTotals & {
  readonly rule: number;
  readonly dryRun: boolean;
  readonly changes: readonly Rescored[];
};

const resultWords = ({ masks, colors, learningStyles, grit }: IdentityResult): string =>
  [
    masks?.slice(0, 3).map(({ mask }) => mask),
    colors?.map(({ color, level }) => `${color} ${level}`),
    learningStyles && [learningStyles.order[0]?.style ?? '', learningStyles.strength],
    grit && [`grit ${grit.score}`, String(grit.rating)],
  ]
    .map((words) => words?.join(', ') ?? '–')
    .join(' | ');

const inWords = ({ rule, dryRun, athletes, applied, changed, withoutBank, changes }: Answer): string =>
  [
    ...changes.flatMap(({ athleteId, bank, from, to }) => [
      `${athleteId}, bank ${bank}, rule ${from.rule} to ${to.rule}:`,
      `  ${resultWords(from.result)}`,
      `  ${resultWords(to.result)}`,
    ]),
    `Athletes looked at: ${athletes}. Attempts that ${dryRun ? 'would be' : 'were'} scored by rule ${rule}: ${applied}, with another result: ${changed}.`,
    ...(withoutBank === 0
      ? []
      : [`Attempts left as they are, because this program does not have their question bank: ${withoutBank}.`]),
  ].join('\n');

export const rescoreAttempts = (options: RescoreOptions): Promise<void> =>
  changeDatabase(
    { settings: identityConfig, applicationName: 'palmares identity rescore', max: 4 },
    options,
    async ({ config, database, record }) => {
      const { athlete, all = false, dryRun = false } = options;
      if (all === (athlete !== undefined)) throw new Problem('pass either --athlete <id> or --all', exitCodes.usage);
      const athleteId = athlete === undefined ? null : await athleteIdOf(database, athlete);
      const log = createEventLog(database, await checkedKeyring(database, config));
      const actor = operatorActor(options);
      const total = athleteId === null ? await countIdentities(database.kysely) : 1;
      const progress = showProgress('rescore', 'athletes');
      const changes: Rescored[] = [];
      const totals = await record(
        { command: 'identity rescore', ...(athleteId === null ? {} : { athleteId }), arguments: { all } },
        () =>
          rescore({ database, log }, actor, {
            athleteId,
            dryRun,
            at: now(),
            onRescored: (one) => changes.push(one),
            onBatch: (done) => progress.show({ done, total: Math.max(done, total) }),
          }),
      ).finally(() => progress.end());
      print(options, { ...totals, rule: scoringRule.version, dryRun, changes }, inWords);
      await log.settled();
      return exitCodes.ok;
    },
  );
