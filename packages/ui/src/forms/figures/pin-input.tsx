import { cx } from '@palmares/ui/styled-system/css';
import { pinInput } from '@palmares/ui/styled-system/recipes';
import { type ChangeEvent, type ClipboardEvent, type ComponentProps, type CSSProperties, useState } from 'react';
import { useEarlyInput } from '../field/early-input.ts';
import { useFieldAria } from '../field/field-context.ts';

type Native = Omit<
  ComponentProps<'input'>,
  'value' | 'defaultValue' | 'onChange' | 'type' | 'inputMode' | 'pattern' | 'maxLength' | 'onPaste'
>;

export interface PinInputProps extends Native {
  value?: string | undefined;
  defaultValue?: string | undefined;
  length?: number;
  onValueChange?: ((code: string) => void) | undefined;
  /** Called when all digits are entered. */
  onComplete?: ((code: string) => void) | undefined;
}

interface LengthStyle extends CSSProperties {
  '--length': number;
}

/** A code of digits, six by default. `autoComplete` defaults to `one-time-code`. */
export const PinInput = (props: PinInputProps) => {
  const { value, defaultValue = '', length = 6, onValueChange, onComplete, className, ref, ...rest } = props;
  const [typed, setTyped] = useState(defaultValue);
  const styles = pinInput();
  const shown = value ?? typed;
  const count: LengthStyle = { '--length': length };
  const next = Math.min(shown.length, length - 1);
  const take = (text: string) => {
    const code = text.replace(/\D/g, '').slice(0, length);
    setTyped(code);
    onValueChange?.(code);
    if (code.length === length) onComplete?.(code);
  };
  const paste = (event: ClipboardEvent<HTMLInputElement>) => {
    // The browser would count the space and cut "482 915" to six characters.
    event.preventDefault();
    take(event.clipboardData.getData('text/plain'));
  };
  return (
    <div className={cx(styles.root, className)}>
      <div className={styles.frame} style={count}>
        {Array.from({ length }, (_, cell) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a cell is identified by its index.
          <span key={cell} aria-hidden className={styles.cell} data-next={cell === next || undefined} />
        ))}
        <input
          autoComplete="one-time-code"
          autoCorrect="off"
          spellCheck={false}
          {...rest}
          {...useFieldAria(rest)}
          ref={useEarlyInput(ref)}
          type="text"
          inputMode="numeric"
          pattern={`[0-9]{${length}}`}
          maxLength={length}
          value={shown}
          onChange={(event: ChangeEvent<HTMLInputElement>) => take(event.currentTarget.value)}
          onPaste={paste}
          className={styles.input}
        />
      </div>
    </div>
  );
};
