import { useHydrated } from '@palmares/ui';
import { useMemo, useState } from 'react';
import { type Arrangement, type Ranking, recallArrangement, rememberArrangement } from './arrangement-on-device.ts';

interface Arranging extends Ranking {
  /** The earlier answer, from any device; undefined without one. */
  readonly given: readonly string[] | undefined;
  /** The statements in the order in which the attempt shuffled them. */
  readonly shown: readonly string[];
}

/** The order of a ranking that is being arranged, which a refresh keeps. */
export const useArrangement = ({ attemptId, item, given, shown }: Arranging) => {
  const hydrated = useHydrated();
  const before = useMemo(() => (hydrated ? recallArrangement({ attemptId, item }) : null), [hydrated, attemptId, item]);
  const [arranged, setArranged] = useState<Arrangement>();
  const found = arranged ?? before ?? (given ? { order: [...given], placed: given.length } : null);
  return {
    order: found?.order ?? shown,
    placed: found?.placed ?? 0,
    arrange: (order: readonly string[], placed: number): void => {
      const next = { order: [...order], placed };
      rememberArrangement({ attemptId, item }, next);
      setArranged(next);
    },
  };
};
