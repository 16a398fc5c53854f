import { plansInOrder } from '@palmares/db/read-models';
import { z } from 'zod';
import { now } from '../clock.ts';
import { planListConfig } from '../config.ts';
import { exitCodes, type OutputOptions, Problem, print, table } from '../output.ts';
import { withDatabase } from '../with-database.ts';
import { planWords } from './plan-words.ts';

interface ListOptions extends OutputOptions {
  readonly after?: string;
  readonly limit: number;
}

const pageOf = ({ after, limit }: ListOptions) => {
  if (after !== undefined && !z.uuid().safeParse(after).success)
    throw new Problem('--after must be the id of an athlete', exitCodes.usage);
  return { after, limit };
};

export const list = (options: ListOptions): Promise<void> =>
  withDatabase({ settings: planListConfig, applicationName: 'palmares subscription list', max: 1 }, async (opened) => {
    const page = pageOf(options);
    const at = now();
    const found = await plansInOrder(opened.database.kysely, { ...page, limit: page.limit + 1 });
    const plans = found.slice(0, page.limit);
    const last = found.length > plans.length ? plans.at(-1)?.athleteId : undefined;
    print(options, { plans, next: last ?? null }, () =>
      [
        plans.length === 0
          ? 'Nobody has the Athlete Plan.'
          : table(
              ['athlete', 'plan'],
              plans.map(({ athleteId, state }) => [athleteId, planWords(state, at)]),
            ),
        ...(last ? [`There are more: add --after ${last}.`] : []),
      ].join('\n'),
    );
    return exitCodes.ok;
  });
