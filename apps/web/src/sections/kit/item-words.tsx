import type { Item } from '@palmares/domain/sections';
import { Facts } from './facts.tsx';
import type { ItemKind } from './item-kind.ts';
import * as styles from './item-row.styles.ts';

interface ItemWordsProps<I extends Item> {
  readonly kind: ItemKind<I>;
  readonly item: I;
  readonly name: string;
}

/** An item in short, in the order and the sizes of the page. The spaces are for screen readers. */
export const ItemWords = <I extends Item>({ kind, item, name }: ItemWordsProps<I>) => {
  const label = kind.labelOf?.(item) ?? '';
  const figure = kind.figureOf?.(item) ?? '';
  const text = kind.textOf?.(item) ?? '';
  const lines = kind.linesOf(item).map((facts) => facts.filter((fact) => fact !== ''));
  return (
    <span className={styles.text}>
      {label === '' ? null : <span className={styles.label}>{label} </span>}
      <span className={figure === '' ? styles.name : styles.figure}>{figure === '' ? name : figure}</span>
      {lines
        .filter((facts) => facts.length > 0)
        .map((facts, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two lines may be the same.
          <Facts key={index} facts={facts} />
        ))}
      {text === '' ? null : <span className={styles.own}> {text}</span>}
    </span>
  );
};
