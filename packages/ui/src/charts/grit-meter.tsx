import { cx } from '@palmares/ui/styled-system/css';
import { gritMeter } from '@palmares/ui/styled-system/recipes';
import type { CSSProperties } from 'react';
import { barShare } from './bar-share.ts';

export interface GritMeterProps {
  /** 1 to 5, with one decimal. */
  score: number;
  /** The score as displayed, in the reader's language: "3.7" or "3,7". */
  scoreText: string;
  /** The maximum in words, such as "of 5". */
  of: string;
  /** The score's meaning in a word or two. */
  rating: string;
  className?: string | undefined;
}

interface ShareStyle extends CSSProperties {
  '--share': number;
}

const points = [1, 2, 3, 4, 5] as const;

/** A score on the scale from 1 to 5, with its rating. */
export const GritMeter = ({ score, scoreText, of, rating, className }: GritMeterProps) => {
  const styles = gritMeter();
  const share: ShareStyle = { '--share': barShare(score - 1, 4) };
  return (
    <div className={cx(styles.root, className)}>
      <p className={styles.head}>
        <span className={styles.score}>{scoreText}</span> <span className={styles.of}>{of}</span>{' '}
        <strong className={styles.rating}>{rating}</strong>
      </p>
      <span aria-hidden className={styles.track} style={share}>
        <span className={styles.bar} />
        <span className={styles.pointer} />
      </span>
      <span aria-hidden className={styles.points}>
        {points.map((point) => (
          <span key={point}>{point}</span>
        ))}
      </span>
    </div>
  );
};
