import { field } from '@palmares/ui/styled-system/recipes';
import { useEffect, useState } from 'react';
import { VisuallyHidden } from '../../layout/visually-hidden.tsx';
import type { CounterTone } from './counter-tone.ts';

export interface FieldCounter {
  /** The displayed text, for example `12 / 20`. */
  text: string;
  tone?: CounterTone;
  /** Announced near and over the limit, for example "2 characters left"; defaults to `text`. */
  spoken?: string;
}

/** In milliseconds, about the pause between two typed words: an earlier announcement would interrupt the typing. */
const PAUSE = 1000;

export const Counter = ({ id, counter }: { id: string; counter: FieldCounter }) => {
  const { text, tone = 'calm', spoken = text } = counter;
  const styles = field();
  const [announced, setAnnounced] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setAnnounced(tone === 'calm' ? '' : spoken), PAUSE);
    return () => clearTimeout(timer);
  }, [tone, spoken]);
  return (
    <>
      <div id={id} data-tone={tone} className={styles.counter}>
        {text}
      </div>
      <VisuallyHidden role="status">{announced}</VisuallyHidden>
    </>
  );
};
