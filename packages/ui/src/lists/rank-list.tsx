import { cx } from '@palmares/ui/styled-system/css';
import { rankList } from '@palmares/ui/styled-system/recipes';
import { useId, useLayoutEffect, useRef, useState } from 'react';
import { Button } from '../actions/button.tsx';
import { VisuallyHidden } from '../layout/visually-hidden.tsx';
import { type TappedPlaces, tap, tappedFirst } from './rank-order.ts';
import { RankRows } from './rank-rows.tsx';
import type { RankWords } from './rank-words.ts';
import { TapRows } from './tap-rows.tsx';

export interface RankListProps {
  /** Accessible name of the list, saying what is ranked. */
  label: string;
  items: readonly { id: string; text: string }[];
  /** The ids of all items, from the top. */
  order: readonly string[];
  /**
   * Called with the order of all items whenever it changes, and with the number of items that have a place: fewer than
   * all while they are tapped in order, in which case those come first.
   */
  onOrder: (order: readonly string[], placed: number) => void;
  /** Number of items, from the top, that have a place already. */
  placed?: number | undefined;
  /** True to begin with tapping. */
  startsTapping?: boolean | undefined;
  onTapping?: ((isTapping: boolean) => void) | undefined;
  /** Label above the first place. */
  most: string;
  /** Label below the last place. */
  least: string;
  words: RankWords;
  className?: string | undefined;
}

/**
 * Ranks a few statements: by dragging a row, by its arrows, by keyboard, or by tapping the statements in order.
 * Changing the items starts a new ranking.
 */
export const RankList = (props: RankListProps) => (
  <Ranking key={props.items.map(({ text }) => text).join('\n')} {...props} />
);

const Ranking = (props: RankListProps) => {
  const {
    label,
    items,
    order,
    onOrder,
    most,
    least,
    words,
    className,
    placed = 0,
    startsTapping = false,
    onTapping,
  } = props;
  const own = useId();
  const [tapping, setTapping] = useState(startsTapping);
  // Rows keep their order while they are tapped.
  const [still, setStill] = useState(order);
  const [places, setPlaces] = useState<TappedPlaces>(() => order.map((id, at) => (at < placed ? id : null)));
  const [said, setSaid] = useState('');
  const keepFocus = useKeptFocus(order, tapping);
  const styles = rankList();
  const textOf = (id: string) => items.find((item) => item.id === id)?.text ?? '';
  const idOf = (id: string) => `${own}-${id}`;
  const hintId = `${own}-hint`;
  const say = (id: string, at: number) =>
    setSaid(at < 0 ? '' : words.place({ name: textOf(id), place: at + 1, total: items.length }));

  const toggle = () => {
    setPlaces(items.map(() => null));
    setStill(order);
    setTapping(!tapping);
    onTapping?.(!tapping);
  };
  const tapped = (id: string) => {
    const next = tap(places, id);
    const tappedCount = next.filter((place) => place !== null).length;
    setPlaces(next);
    say(id, next.indexOf(id));
    onOrder(tappedFirst(still, next), tappedCount);
    if (tappedCount < items.length) return;
    keepFocus(idOf(id));
    setTapping(false);
  };
  const moved = (id: string, next: readonly string[], arrow: string) => {
    keepFocus(arrow);
    say(id, next.indexOf(id));
    onOrder(next, items.length);
  };

  return (
    <div className={cx(styles.root, className)}>
      <div className={styles.head}>
        {tapping ? (
          <span id={hintId} className={styles.hint}>
            {words.tapHint}
          </span>
        ) : (
          <span className={styles.pole}>{most}</span>
        )}
        <Button variant="outline" size="sm" className={styles.mode} onClick={toggle}>
          {tapping ? words.listMode : words.tapMode}
        </Button>
      </div>
      {tapping ? (
        <TapRows
          label={label}
          hintId={hintId}
          order={still}
          places={places}
          onTap={tapped}
          textOf={textOf}
          idOf={idOf}
        />
      ) : (
        <RankRows
          label={label}
          order={order}
          onOrder={(next) => onOrder(next, items.length)}
          textOf={textOf}
          idOf={idOf}
          words={words}
          onArrow={moved}
        />
      )}
      {tapping ? null : (
        <div className={styles.foot}>
          <span className={styles.pole}>{least}</span>
        </div>
      )}
      <VisuallyHidden role="status">{said}</VisuallyHidden>
    </div>
  );
};

/** Restores the focus to an element after its row was moved in the document or rendered again. */
const useKeptFocus = (order: readonly string[], tapping: boolean) => {
  const kept = useRef<string | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: these are what moves and draws the rows
  useLayoutEffect(() => {
    if (kept.current !== null) document.getElementById(kept.current)?.focus({ preventScroll: true });
    kept.current = null;
  }, [order, tapping]);
  return (id: string) => {
    kept.current = id;
  };
};
