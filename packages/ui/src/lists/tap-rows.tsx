import { rankList } from '@palmares/ui/styled-system/recipes';
import type { TappedPlaces } from './rank-order.ts';

interface TapRowsProps {
  readonly label: string;
  /** Element id of the text that explains tapping. */
  readonly hintId: string;
  readonly order: readonly string[];
  readonly places: TappedPlaces;
  readonly onTap: (id: string) => void;
  readonly textOf: (id: string) => string;
  readonly idOf: (id: string) => string;
}

/** Rows that stay in place, and get their numbers as they are tapped. */
export const TapRows = ({ label, hintId, order, places, onTap, textOf, idOf }: TapRowsProps) => {
  const styles = rankList();
  return (
    <ol aria-label={label} aria-describedby={hintId} className={styles.list}>
      {order.map((id) => {
        const at = places.indexOf(id);
        return (
          <li key={id} className={styles.row}>
            <span className={styles.place} data-tapped={at >= 0}>
              {at < 0 ? null : at + 1}
            </span>
            <button
              id={idOf(id)}
              type="button"
              aria-pressed={at >= 0}
              className={styles.body}
              onClick={() => onTap(id)}
            >
              <span className={styles.text}>{textOf(id)}</span>
            </button>
          </li>
        );
      })}
    </ol>
  );
};
