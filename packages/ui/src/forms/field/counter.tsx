import { field } from '@palmares/ui/styled-system/recipes';
import { useEffect, useState } from 'react';
import { VisuallyHidden } from '../../layout/visually-hidden.tsx';
import type { CounterTone } from './counter-tone.ts';

export interface FieldCounter {
  /** What is shown, for example `12 / 20`. */
  text: string;
  tone?: CounterTone;
  /** What is announced near the limit and over it, for example "2 characters left". The text itself otherwise. */
  spoken?: string;
}

/** As long as a hand pauses between two words: what is announced sooner talks over what is typed. */
const PAUSE = 1000;

export const Counter = ({ id, counter }: { id: string; counter: FieldCounter }) => {
  const { text, tone = 'calm', spoken = text } = counter;
  const styles = field();
  const [said, setSaid] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSaid(tone === 'calm' ? '' : spoken), PAUSE);
    return () => clearTimeout(timer);
  }, [tone, spoken]);
  return (
    <>
      <div id={id} data-tone={tone} className={styles.counter}>
        {text}
      </div>
      <VisuallyHidden role="status">{said}</VisuallyHidden>
    </>
  );
};
