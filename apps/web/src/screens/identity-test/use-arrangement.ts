import { useHydrated } from '@palmares/ui';
import { useMemo, useState } from 'react';
import { z } from 'zod/mini';
import { recall, remember } from '../../browser/browser-storage.ts';

const arrangement = z.object({ order: z.array(z.string()), placed: z.number() });

/** An order of all statements, of which the first `placed` have their place from the athlete. */
type Arrangement = Readonly<z.infer<typeof arrangement>>;

const keyOf = (item: string) => `identity-order/${item}`;

const arrangedBefore = (item: string): Arrangement | null => {
  try {
    return arrangement.parse(JSON.parse(recall('sessionStorage', keyOf(item)) ?? ''));
  } catch {
    return null;
  }
};

interface Arranging {
  readonly item: string;
  /** Answered before, on whichever device. */
  readonly given: readonly string[] | undefined;
  /** As the attempt shuffled them. */
  readonly shown: readonly string[];
}

/** The order of a ranking that is being arranged, which a refresh keeps. */
export const useArrangement = ({ item, given, shown }: Arranging) => {
  const hydrated = useHydrated();
  const before = useMemo(() => (hydrated ? arrangedBefore(item) : null), [hydrated, item]);
  const [arranged, setArranged] = useState<Arrangement>();
  const found = arranged ?? before ?? (given ? { order: [...given], placed: given.length } : null);
  return {
    order: found?.order ?? shown,
    placed: found?.placed ?? 0,
    arrange: (order: readonly string[], placed: number): void => {
      const next = { order: [...order], placed };
      remember('sessionStorage', keyOf(item), JSON.stringify(next));
      setArranged(next);
    },
  };
};
