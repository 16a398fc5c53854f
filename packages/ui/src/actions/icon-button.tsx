import type { ButtonVariantProps } from '@palmares/ui/styled-system/recipes';
import { Button, type ButtonProps } from './button.tsx';

export interface IconButtonProps extends Omit<ButtonProps, 'size' | 'width' | 'aria-label' | 'title'> {
  /** What a press does: the only words that a screen reader has. */
  label: string;
  variant?: ButtonVariantProps['variant'];
  /** The icon, `aria-hidden`. */
  children: ButtonProps['children'];
}

/** One icon, as large as a thumb. Takes a `ref` and further handlers, so a tooltip or a menu can be tied to it. */
export const IconButton = ({ label, variant = 'ghost', ...rest }: IconButtonProps) => (
  <Button {...rest} variant={variant} size="icon" aria-label={label} />
);
