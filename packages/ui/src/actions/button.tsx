import { type ButtonVariantProps, button } from '@palmares/ui/styled-system/recipes';
import type { ComponentProps, MouseEvent } from 'react';
import { useHydrated } from './use-hydrated.ts';

export interface ButtonProps extends ComponentProps<'button'> {
  variant?: ButtonVariantProps['variant'];
  size?: ButtonVariantProps['size'];
  width?: ButtonVariantProps['width'];
  /** Keeps the text and the width, animates a line below the text, sets `aria-busy` and ignores presses. */
  loading?: boolean | undefined;
  /** True for the submit button of a form that a script sends: it stays disabled until hydration, as with `onClick`. */
  needsScript?: boolean;
}

/**
 * A button of `type="button"` by default. With an `onClick` it is disabled until hydration, because an earlier press
 * would be lost silently.
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
  const awaitsScript = !useHydrated() && (needsScript || onClick !== undefined);
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (loading) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <button
      type="button"
      {...rest}
      disabled={rest.disabled || awaitsScript}
      data-awaits-script={awaitsScript || undefined}
      className={buttonClass({ variant, size, width, className })}
      aria-busy={loading || undefined}
      aria-disabled={loading || rest['aria-disabled'] || undefined}
      onClick={press}
    >
      {typeof children === 'string' ? <span>{children}</span> : children}
    </button>
  );
};

export interface ButtonClassOptions {
  variant?: ButtonVariantProps['variant'];
  size?: ButtonVariantProps['size'];
  width?: ButtonVariantProps['width'];
  className?: string | undefined;
}

/** Returns the class names that make a link look like a button. */
export const buttonClass = ({ variant, size, width, className }: ButtonClassOptions = {}): string => {
  const look = button({
    ...(variant === undefined ? {} : { variant }),
    ...(size === undefined ? {} : { size }),
    ...(width === undefined ? {} : { width }),
  });
  return className === undefined ? look : `${look} ${className}`;
};
