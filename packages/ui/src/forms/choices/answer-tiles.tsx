import { cx } from '@palmares/ui/styled-system/css';
import { answerTiles } from '@palmares/ui/styled-system/recipes';
import { type ReactNode, useId } from 'react';
import { Check } from '../../icons.ts';
import { useOnePress } from './use-one-press.ts';

export interface AnswerTilesProps {
  /** The question. The number keys also work while a heading in it has the focus. */
  legend: ReactNode;
  name: string;
  /** At most nine. */
  choices: readonly { id: string; text: string }[];
  value: string | null;
  /** Called for each press of a tile, including the chosen one. */
  onChoose: (id: string) => void;
  /** Names the keys that answer; shown only to those who have a keyboard. */
  keysHint?: string | undefined;
  /** True if each choice fits one line of the narrowest phone, so that five of them fit below the question. */
  isShort?: boolean;
  className?: string | undefined;
}

/** A question that one press answers. */
export const AnswerTiles = ({
  legend,
  name,
  choices,
  value,
  onChoose,
  keysHint,
  isShort = false,
  className,
}: AnswerTilesProps) => {
  const legendId = useId();
  const chosen = choices.findIndex(({ id }) => id === value);
  const { group, choice } = useOnePress(choices.length, chosen, (place) => {
    const pressed = choices[place];
    if (pressed !== undefined) onChoose(pressed.id);
  });
  const styles = answerTiles();
  return (
    <div {...group} role="radiogroup" aria-labelledby={legendId} className={cx(styles.root, className)}>
      <div id={legendId} className={styles.legend}>
        {legend}
      </div>
      <div className={styles.tiles} data-short={isShort || undefined}>
        {choices.map(({ id, text }, place) => (
          <button key={id} {...choice(place)} className={styles.tile}>
            <span aria-hidden className={styles.mark}>
              {id === value ? <Check size={18} strokeWidth={3} /> : <span className={styles.key}>{place + 1}</span>}
            </span>
            <span>{text}</span>
          </button>
        ))}
      </div>
      {keysHint === undefined ? null : <p className={styles.hint}>{keysHint}</p>}
      {value === null ? null : <input type="hidden" name={name} value={value} />}
    </div>
  );
};
