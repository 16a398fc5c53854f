import { cx } from '@palmares/ui/styled-system/css';
import { rankList } from '@palmares/ui/styled-system/recipes';
import { useId, useLayoutEffect, useRef, useState } from 'react';
import { Button } from '../actions/button.tsx';
import { VisuallyHidden } from '../layout/visually-hidden.tsx';
import { orderOf, type TappedPlaces, tap } from './rank-order.ts';
import { RankRows } from './rank-rows.tsx';
import type { RankWords } from './rank-words.ts';
import { TapRows } from './tap-rows.tsx';

export interface RankListProps {
  /** What is ranked: the name of the list. */
  label: string;
  items: readonly { id: string; text: string }[];
  /** The ids of all items, the first one on top. */
  order: readonly string[];
  /** Called with a whole order, whenever the athlete changes it. */
  onOrder: (order: readonly string[]) => void;
  /** What the first place means. */
  most: string;
  /** What the last place means. */
  least: string;
  words: RankWords;
  className?: string | undefined;
}

interface RankingProps extends RankListProps {
  readonly startsTapping: boolean;
  readonly onTapping: (isTapping: boolean) => void;
}

/**
 * Puts a few statements in order: by dragging a row, by its arrows, by keyboard, or by tapping the statements in order.
 * Other items start a new ranking, in the way that was chosen last.
 */
export const RankList = (props: RankListProps) => {
  const [prefersTapping, setPrefersTapping] = useState(false);
  return (
    <Ranking
      key={props.items.map(({ text }) => text).join('\n')}
      {...props}
      startsTapping={prefersTapping}
      onTapping={setPrefersTapping}
    />
  );
};

const Ranking = (props: RankingProps) => {
  const { label, items, order, onOrder, most, least, words, className, startsTapping, onTapping } = props;
  const own = useId();
  const [tapping, setTapping] = useState(startsTapping);
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
    setTapping(!tapping);
    onTapping(!tapping);
  };
  const tapped = (id: string) => {
    const next = tap(places, id);
    const whole = orderOf(next);
    setPlaces(next);
    say(id, next.indexOf(id));
    if (whole === null) return;
    keepFocus(idOf(id));
    setTapping(false);
    onOrder(whole);
  };
  const moved = (id: string, next: readonly string[], arrow: string) => {
    keepFocus(arrow);
    say(id, next.indexOf(id));
    onOrder(next);
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
          order={order}
          places={places}
          onTap={tapped}
          textOf={textOf}
          idOf={idOf}
        />
      ) : (
        <RankRows
          label={label}
          order={order}
          onOrder={onOrder}
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
