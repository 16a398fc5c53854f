import { field } from '@palmares/ui/styled-system/recipes';
import type { CounterTone } from './counter-tone.ts';
import { SpokenAfterTyping } from './spoken-after-typing.tsx';

export interface FieldCounter {
  /** The displayed text, for example `12 / 20`. */
  text: string;
  tone?: CounterTone;
  /** Announced near and over the limit, for example "2 characters left"; defaults to `text`. */
  spoken?: string;
}

export const Counter = ({ id, counter }: { id: string; counter: FieldCounter }) => {
  const { text, tone = 'calm', spoken = text } = counter;
  const styles = field();
  return (
    <>
      <div id={id} data-tone={tone} translate="no" className={styles.counter}>
        {text}
      </div>
      <SpokenAfterTyping>{tone === 'calm' ? '' : spoken}</SpokenAfterTyping>
    </>
  );
};
