import type { Database } from '@palmares/db';
import { verifyProjection } from '@palmares/db/event-store';
import type { Keyring } from '@palmares/event-store/event-log';
import type { Projection } from '@palmares/event-store/projector';
import { rebuildConfig } from '../config.ts';
import { checkedKeyring } from '../integrity/checked-keyring.ts';
import { exitCodes, type OutputOptions, print } from '../output.ts';
import { showProgress } from '../progress.ts';
import { withDatabase } from '../with-database.ts';
import { projectionsNamed } from './choose.ts';
import { answerLines, isProven, type VerifyAnswer } from './verify-answer.ts';

const CONNECTIONS = 8;
/** Maximum number of differences printed per projection; the rest are counted. */
const FIRST = 20;

const verifyOne = async (owner: Database, keyring: Keyring, projection: Projection): Promise<VerifyAnswer> => {
  const progress = showProgress(projection.name, 'events');
  const { differences, ...verified } = await verifyProjection({
    owner,
    keyring,
    projection,
    onProgress: progress.show,
  }).finally(progress.end);
  return {
    projection: projection.name,
    ...verified,
    differences: differences.length,
    first: differences.slice(0, FIRST),
  };
};

export const verify = async (name: string | undefined, output: OutputOptions): Promise<void> => {
  const chosen = projectionsNamed(name);
  const connection = { settings: rebuildConfig, applicationName: 'palmares verify', max: CONNECTIONS };
  await withDatabase(connection, async ({ config, database: owner }) => {
    const keyring = await checkedKeyring(owner, config);
    const answers: VerifyAnswer[] = [];
    for (const projection of chosen) answers.push(await verifyOne(owner, keyring, projection));
    print(output, answers, (all) => all.flatMap(answerLines).join('\n'));
    return answers.every(isProven) ? exitCodes.ok : exitCodes.failed;
  });
};
