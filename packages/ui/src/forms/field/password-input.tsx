import { PasswordInput as Ark } from '@ark-ui/react/password-input';
import { css, cx } from '@palmares/ui/styled-system/css';
import { control } from '@palmares/ui/styled-system/recipes';
import type { ComponentProps } from 'react';
import { Eye, EyeOff } from '../../icons.ts';
import { useFieldAria } from './field-context.ts';

export interface PasswordInputProps extends Omit<ComponentProps<'input'>, 'type' | 'autoComplete'> {
  autoComplete: 'current-password' | 'new-password';
  /** The name of the eye button: `show` while the password is hidden, `hide` while it is shown. */
  labels: { show: string; hide: string };
}

const frame = css({ position: 'relative' });
const eye = css({
  position: 'absolute',
  insetInlineEnd: '1',
  insetBlock: '0',
  my: 'auto',
  width: 'control',
  height: 'control',
  display: 'grid',
  placeItems: 'center',
  borderRadius: 'control',
  color: 'fg.muted',
  cursor: 'pointer',
  _hover: { color: 'fg' },
  _disabled: { opacity: '0.55', cursor: 'not-allowed' },
});

/** A password with a button that shows it. */
export const PasswordInput = ({ labels, autoComplete, className, ...rest }: PasswordInputProps) => {
  const aria = useFieldAria(rest);
  return (
    <Ark.Root autoComplete={autoComplete} ids={{ input: aria.id }}>
      <Ark.Control className={frame}>
        <Ark.Input {...rest} {...aria} className={cx(control({ kind: 'secret' }), className)} />
        <Ark.Context>
          {({ visible, toggleVisible }) => (
            // Ark's own trigger reacts only to the pointer.
            <button
              type="button"
              disabled={rest.disabled}
              className={eye}
              aria-controls={aria.id}
              aria-label={visible ? labels.hide : labels.show}
              onClick={toggleVisible}
            >
              {visible ? <EyeOff aria-hidden size={20} /> : <Eye aria-hidden size={20} />}
            </button>
          )}
        </Ark.Context>
      </Ark.Control>
    </Ark.Root>
  );
};
