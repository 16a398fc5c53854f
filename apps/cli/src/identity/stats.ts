import { identities } from '@palmares/db/read-models';
import { identityStatsConfig } from '../config.ts';
import { exitCodes, type OutputOptions, print, table } from '../output.ts';
import { withDatabase } from '../with-database.ts';
import { createDistribution, type Distribution } from './distribution.ts';

const AT_ONCE = 500;

const part = (name: string, counts: Readonly<Record<string, number>>): string => {
  const all = Object.values(counts).reduce((sum, count) => sum + count, 0);
  const share = (count: number) => (all === 0 ? '–' : `${Math.round((100 * count) / all)} %`);
  return table(
    [name, 'athletes', 'share'],
    Object.entries(counts).map(([label, count]) => [label, String(count), share(count)]),
  );
};

const inWords = ({ athletes, masks, colors, learningStyles, grit }: Distribution): string =>
  [
    `Finished: ${athletes.finished} · running: ${athletes.running} · granted and not started: ${athletes.granted}`,
    part('first mask', masks),
    part('first color', colors),
    part('first learning style', learningStyles),
    part('grit rating', grit),
  ].join('\n\n');

export const stats = (options: OutputOptions): Promise<void> =>
  withDatabase(
    { settings: identityStatsConfig, applicationName: 'palmares identity stats', max: 1 },
    async ({ database }) => {
      const distribution = createDistribution();
      let after: string | undefined;
      for (;;) {
        const page = await identities(database.kysely, { after, limit: AT_ONCE });
        for (const { state } of page) distribution.add(state);
        after = page.at(-1)?.athleteId;
        if (page.length < AT_ONCE) break;
      }
      print(options, distribution.counts(), inWords);
      return exitCodes.ok;
    },
  );
