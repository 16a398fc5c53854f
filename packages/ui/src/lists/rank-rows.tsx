import { useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { rankList } from '@palmares/ui/styled-system/recipes';
import { useState } from 'react';
import { IconButton } from '../actions/icon-button.tsx';
import { useHydrated } from '../actions/use-hydrated.ts';
import { ArrowDown, ArrowUp, GripVertical } from '../icons.ts';
import { moveBy } from './rank-order.ts';
import { RankSorter } from './rank-sorter.tsx';
import type { RankWords } from './rank-words.ts';

interface RankRowsProps {
  readonly label: string;
  readonly order: readonly string[];
  readonly onOrder: (order: readonly string[]) => void;
  readonly textOf: (id: string) => string;
  readonly idOf: (id: string) => string;
  readonly words: RankWords;
  /** Called when an arrow moved an item, with the arrow's element id. */
  readonly onArrow: (id: string, order: readonly string[], arrow: string) => void;
}

/** About seven rows in order, each dragged as a whole or moved by its arrows. */
export const RankRows = ({ label, order, onOrder, textOf, idOf, words, onArrow }: RankRowsProps) => {
  const [chosen, setChosen] = useState<string | null>(null);
  const current = chosen !== null && order.includes(chosen) ? chosen : order[0];
  const styles = rankList();
  const arrow = (id: string, step: -1 | 1) => {
    const isAtEnd = moveBy(order, id, step) === order;
    const elementId = `${idOf(id)}-${step === 1 ? 'down' : 'up'}`;
    return {
      id: elementId,
      'aria-disabled': isAtEnd || undefined,
      onFocus: () => setChosen(id),
      onClick: () => {
        setChosen(id);
        if (!isAtEnd) onArrow(id, moveBy(order, id, step), elementId);
      },
    };
  };
  return (
    <RankSorter
      order={order}
      onOrder={onOrder}
      words={words}
      onLift={setChosen}
      lifted={(id) => (
        <div className={styles.body} data-lifted>
          <Statement text={textOf(id)} />
        </div>
      )}
    >
      <ol aria-label={label} className={styles.list}>
        {order.map((id, at) => (
          <li key={id} className={styles.row}>
            <span className={styles.place}>{at + 1}</span>
            <Row
              id={id}
              elementId={idOf(id)}
              text={textOf(id)}
              label={words.drag({ name: textOf(id) })}
              isCurrent={id === current}
              onCurrent={setChosen}
            />
            <span className={styles.arrows} data-current={id === current || undefined}>
              <IconButton label={words.up({ name: textOf(id) })} {...arrow(id, -1)}>
                <ArrowUp aria-hidden size={22} />
              </IconButton>
              <IconButton label={words.down({ name: textOf(id) })} {...arrow(id, 1)}>
                <ArrowDown aria-hidden size={22} />
              </IconButton>
            </span>
          </li>
        ))}
      </ol>
    </RankSorter>
  );
};

interface RowProps {
  readonly id: string;
  readonly elementId: string;
  readonly text: string;
  readonly label: string;
  /** True for the row whose arrows are shown if only one pair fits. */
  readonly isCurrent: boolean;
  readonly onCurrent: (id: string) => void;
}

const Row = ({ id, elementId, text, label, isCurrent, onCurrent }: RowProps) => {
  const { attributes, listeners, setNodeRef, transform, transition, isDragging } = useSortable({ id });
  const awaitsScript = !useHydrated();
  return (
    <button
      {...attributes}
      {...listeners}
      ref={setNodeRef}
      style={{ transform: CSS.Translate.toString(transform), transition }}
      id={elementId}
      type="button"
      disabled={awaitsScript}
      aria-label={label}
      className={rankList().body}
      data-current={isCurrent || undefined}
      data-dragged={isDragging || undefined}
      onFocus={() => onCurrent(id)}
      onClick={() => onCurrent(id)}
    >
      <Statement text={text} />
    </button>
  );
};

const Statement = ({ text }: { readonly text: string }) => {
  const styles = rankList();
  return (
    <>
      <span className={styles.text}>{text}</span>
      <span className={styles.grip} data-grip>
        <GripVertical aria-hidden size={20} />
      </span>
    </>
  );
};
