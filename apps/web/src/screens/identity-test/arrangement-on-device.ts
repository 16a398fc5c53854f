import { z } from 'zod/mini';
import { forget, recall, remember } from '../../browser/browser-storage.ts';

const arrangement = z.object({ order: z.array(z.string()), placed: z.number() });

/** An order of all statements, of which the first `placed` have their place from the athlete. */
export type Arrangement = Readonly<z.infer<typeof arrangement>>;

const PREFIX = 'identity-order/';

/** One ranking in one attempt: another attempt begins without it. */
export interface Ranking {
  readonly attemptId: string;
  readonly item: string;
}

const keyOf = ({ attemptId, item }: Ranking): string => `${PREFIX}${attemptId}/${item}`;

export const recallArrangement = (ranking: Ranking): Arrangement | null => {
  try {
    return arrangement.parse(JSON.parse(recall('sessionStorage', keyOf(ranking)) ?? ''));
  } catch {
    return null;
  }
};

export const rememberArrangement = (ranking: Ranking, arranged: Arrangement): void =>
  remember('sessionStorage', keyOf(ranking), JSON.stringify(arranged));

const storedKeys = (): readonly string[] => {
  try {
    return Object.keys(window.sessionStorage);
  } catch {
    return [];
  }
};

/** When an attempt is closed. */
export const forgetArrangements = (): void => {
  for (const key of storedKeys()) if (key.startsWith(PREFIX)) forget('sessionStorage', key);
};
