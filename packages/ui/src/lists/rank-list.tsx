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
  /** What is ranked: the name of the list. */
  label: string;
  items: readonly { id: string; text: string }[];
  /** The ids of all items, the first one on top. */
  order: readonly string[];
  /**
   * Called with the order of all items whenever it changes, and with how many of them have a place by now: fewer than all
   * while they are tapped in order. Those come first.
   */
  onOrder: (order: readonly string[], placed: number) => void;
  /** Begins with tapping, which the athlete chose before. */
  startsTapping?: boolean | undefined;
  onTapping?: ((isTapping: boolean) => void) | undefined;
  /** What the first place means. */
  most: string;
  /** What the last place means. */
  least: string;
  words: RankWords;
  className?: string | undefined;
}

/**
 * Puts a few statements in order: by dragging a row, by its arrows, by keyboard, or by tapping the statements in order.
 * Other items start a new ranking.
 */
export const RankList = (props: RankListProps) => (
  <Ranking key={props.items.map(({ text }) => text).join('\n')} {...props} />
);

const Ranking = (props: RankListProps) => {
  const { label, items, order, onOrder, most, least, words, className, startsTapping = false, onTapping } = props;
  const own = useId();
  const [tapping, setTapping] = useState(startsTapping);
  // While they are tapped, the rows stay where they are.
  const [still, setStill] = useState(order);
  const [places, setPlaces] = useState<TappedPlaces>(() => items.map(() => null));
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
    const placed = next.filter((place) => place !== null).length;
    setPlaces(next);
    say(id, next.indexOf(id));
    onOrder(tappedFirst(still, next), placed);
    if (placed < items.length) return;
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
      <div className={styles.foot}>{tapping ? null : <span className={styles.pole}>{least}</span>}</div>
      <VisuallyHidden role="status">{said}</VisuallyHidden>
    </div>
  );
};

/** Focuses an element again after its row was moved in the document, or drawn anew. */
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
