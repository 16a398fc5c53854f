import { css } from '@palmares/ui/styled-system/css';
import { type ButtonVariantProps, button } from '@palmares/ui/styled-system/recipes';
import type { ComponentProps, MouseEvent } from 'react';
import { useHydrated } from './use-hydrated.ts';

const busyBar = css({
  position: 'absolute',
  insetInline: '0',
  insetBlockEnd: '0',
  height: '1',
  overflow: 'clip',
  _after: {
    content: '""',
    display: 'block',
    height: 'full',
    width: '[40%]',
    bg: 'current',
    animation: '[travel 1.3s linear infinite]',
    _motionReduce: { width: 'full', opacity: '0.6' },
  },
});

export interface ButtonProps extends ComponentProps<'button'> {
  variant?: ButtonVariantProps['variant'];
  size?: ButtonVariantProps['size'];
  width?: ButtonVariantProps['width'];
  /** The words and the width stay; a line runs under them, the button says `aria-busy` and takes no more presses. */
  loading?: boolean | undefined;
  /** For the button of a form that a script sends: it waits for the page's script as one with `onClick` does. */
  needsScript?: boolean;
}

/**
 * A press that does something. `type` is `button` unless said otherwise. One that calls `onClick` waits for the
 * page's script: a press that nobody hears would be lost without a word.
 */
export const Button = ({
  variant,
  size,
  width,
  loading = false,
  needsScript = false,
  className,
  onClick,
  children,
  ...rest
}: ButtonProps) => {
  const deaf = !useHydrated() && (needsScript || onClick !== undefined);
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (loading) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <button
      type="button"
      {...rest}
      disabled={rest.disabled || deaf}
      data-deaf={deaf || undefined}
      className={buttonClass({ variant, size, width, className })}
      aria-busy={loading || undefined}
      aria-disabled={loading || rest['aria-disabled'] || undefined}
      onClick={press}
    >
      {children}
      {loading ? <span aria-hidden className={busyBar} /> : null}
    </button>
  );
};

export interface ButtonClassOptions {
  variant?: ButtonVariantProps['variant'];
  size?: ButtonVariantProps['size'];
  width?: ButtonVariantProps['width'];
  className?: string | undefined;
}

/** The look of a button for a link. */
export const buttonClass = ({ variant, size, width, className }: ButtonClassOptions = {}): string => {
  const look = button({
    ...(variant === undefined ? {} : { variant }),
    ...(size === undefined ? {} : { size }),
    ...(width === undefined ? {} : { width }),
  });
  return className === undefined ? look : `${look} ${className}`;
};
