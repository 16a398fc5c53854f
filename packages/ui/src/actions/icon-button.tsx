import type { ButtonVariantProps } from '@palmares/ui/styled-system/recipes';
import { Button, type ButtonProps } from './button.tsx';

export interface IconButtonProps extends Omit<ButtonProps, 'size' | 'width' | 'aria-label' | 'title'> {
  /** Accessible name of the button, saying what a press does. */
  label: string;
  variant?: ButtonVariantProps['variant'];
  /** The icon, with `aria-hidden`. */
  children: ButtonProps['children'];
}

/** A button with one icon, as large as a thumb. Accepts a `ref` and handlers, so a menu can wrap it. */
export const IconButton = ({ label, variant = 'ghost', ...rest }: IconButtonProps) => (
  <Button {...rest} variant={variant} size="icon" aria-label={label} />
);
