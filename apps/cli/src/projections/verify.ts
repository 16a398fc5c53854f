import { connect, type Database } from '@palmares/db/database';
import type { Keyring } from '@palmares/db/event-log/keyring';
import type { Projection } from '@palmares/db/projections/projection';
import { RebuildUnderWay } from '@palmares/db/projections/rebuild';
import { type Difference, OtherVersionServes, verifyProjection } from '@palmares/db/projections/verify';
import { readConfig, rebuildConfig } from '../config.ts';
import { count } from '../doctor/finding.ts';
import { checkedKeyring } from '../integrity/checked-keyring.ts';
import { exitCodes, type OutputOptions, Problem, print, table } from '../output.ts';
import { showProgress } from '../progress.ts';
import { projectionsNamed } from './choose.ts';

const CONNECTIONS = 8;
/** Told of each projection; the rest is counted. */
const FIRST = 20;

interface Answer {
  readonly projection: string;
  readonly events: number;
  readonly differences: number;
  readonly first: readonly Difference[];
  readonly parkedAthletes: number;
  readonly unsettled: readonly string[];
}

const differenceWords = ({ side, columns }: Difference): string =>
  side === 'different' ? `different ${columns.join(', ')}` : side;

const answerLines = ({ projection, events, differences, first, parkedAthletes, unsettled }: Answer): string[] => [
  `${projection}: ${count(events, 'event')}, ${differences === 0 ? 'no difference' : count(differences, 'different row')}.`,
  ...(first.length > 0
    ? [
        table(
          ['athlete', 'table', 'row'],
          first.map((one) => [one.athleteId, one.table, differenceWords(one)]),
        ),
      ]
    : []),
  ...(differences > first.length ? [`… and ${differences - first.length} more.`] : []),
  ...(parkedAthletes > 0 ? [`Left out because they are parked: ${count(parkedAthletes, 'athlete')}.`] : []),
  ...(unsettled.length > 0 ? [`Not compared, because they never stood still: ${unsettled.join(', ')}.`] : []),
];

const verifyOne = async (owner: Database, keyring: Keyring, projection: Projection): Promise<Answer> => {
  const shown = showProgress(projection.name, 'events');
  const { differences, ...verified } = await verifyProjection({
    owner,
    keyring,
    projection,
    onProgress: shown.show,
  }).finally(shown.end);
  return {
    projection: projection.name,
    ...verified,
    differences: differences.length,
    first: differences.slice(0, FIRST),
  };
};

export const verify = async (name: string | undefined, output: OutputOptions): Promise<void> => {
  const chosen = projectionsNamed(name);
  const config = readConfig(rebuildConfig);
  const owner = connect({ url: config.DATABASE_OWNER_URL, applicationName: 'palmares verify', max: CONNECTIONS });
  try {
    const keyring = await checkedKeyring(owner, config);
    const answers: Answer[] = [];
    for (const projection of chosen) answers.push(await verifyOne(owner, keyring, projection));
    print(output, answers, (all) => all.flatMap(answerLines).join('\n'));
    if (answers.some(({ differences }) => differences > 0)) process.exitCode = exitCodes.failed;
  } catch (error) {
    if (error instanceof RebuildUnderWay || error instanceof OtherVersionServes)
      throw new Problem(error.message, undefined, { cause: error });
    throw error;
  } finally {
    await owner.close();
  }
};
