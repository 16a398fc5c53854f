import { Clipboard as Ark } from '@ark-ui/react/clipboard';
import { cx } from '@palmares/ui/styled-system/css';
import { control, copyField } from '@palmares/ui/styled-system/recipes';
import { type ReactNode, useId } from 'react';
import { Button } from '../actions/button.tsx';
import { Check, Copy } from '../icons.ts';
import { VisuallyHidden } from '../layout/visually-hidden.tsx';

export interface CopyFieldProps {
  value: string;
  /**
   * `field` names the value, `copy` is on the button and `copied` on it after copying: a word each, because the button stands
   * beside the value on a phone too. `copyName` and `copiedStatus` say the same in full to a screen reader.
   */
  labels: { field: ReactNode; copy: ReactNode; copied: ReactNode; copyName: string; copiedStatus: ReactNode };
  className?: string | undefined;
}

/** A value to copy with one press, such as a link. Focusing it selects the whole value. */
export const CopyField = ({ value, labels, className }: CopyFieldProps) => {
  const inputId = useId();
  const styles = copyField();
  return (
    <Ark.Root value={value} timeout={4000} ids={{ input: inputId }} className={cx(styles.root, className)}>
      <label htmlFor={inputId} className={styles.label}>
        {labels.field}
      </label>
      <Ark.Control className={styles.control}>
        <Ark.Input className={cx(control(), styles.input)} onFocus={(event) => event.currentTarget.select()} />
        <Ark.Context>
          {({ copied, copy }) => (
            <>
              <Button variant="outline" size="sm" aria-label={labels.copyName} className={styles.button} onClick={copy}>
                {copied ? <Check aria-hidden size={20} /> : <Copy aria-hidden size={20} />}
                <span className={styles.words}>
                  <span className={styles.word} data-away={copied || undefined}>
                    {labels.copy}
                  </span>
                  <span aria-hidden className={styles.word} data-away={!copied || undefined}>
                    {labels.copied}
                  </span>
                </span>
              </Button>
              <VisuallyHidden role="status">{copied ? labels.copiedStatus : null}</VisuallyHidden>
            </>
          )}
        </Ark.Context>
      </Ark.Control>
    </Ark.Root>
  );
};
