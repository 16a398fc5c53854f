import { useHydrated } from '@palmares/ui';
import { useMemo, useState } from 'react';
import { recall, remember } from '../../browser/browser-storage.ts';

const keyOf = (item: string) => `identity-order/${item}`;

const arrangedBefore = (item: string): readonly string[] | null =>
  recall('sessionStorage', keyOf(item))?.split(' ') ?? null;

interface Arranging {
  readonly item: string;
  /** Answered before, on whichever device. */
  readonly given: readonly string[] | undefined;
  /** As the attempt shuffled them. */
  readonly shown: readonly string[];
}

/** The order of a ranking that is being arranged, which a refresh keeps. `isTouched` once anything was moved. */
export const useArrangement = ({ item, given, shown }: Arranging) => {
  const hydrated = useHydrated();
  const before = useMemo(() => (hydrated ? arrangedBefore(item) : null), [hydrated, item]);
  const [arranged, setArranged] = useState<readonly string[]>();
  const moved = arranged ?? before ?? given;
  return {
    order: moved ?? shown,
    isTouched: moved !== undefined,
    arrange: (order: readonly string[]): void => {
      remember('sessionStorage', keyOf(item), order.join(' '));
      setArranged(order);
    },
  };
};
