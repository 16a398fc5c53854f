import { defineSlotRecipe } from '@pandacss/dev';
import { controlBox } from '../field/control.recipe.ts';

/** The frame looks like the text box, so that the unit is inside it and never covers a digit. */
export const numberInputRecipe = defineSlotRecipe({
  className: 'number-input',
  slots: ['root', 'input', 'unit'],
  base: {
    root: {
      ...controlBox,
      display: 'inline-flex',
      alignItems: 'center',
      gap: '2',
      width: 'auto',
      minWidth: '7rem',
      maxWidth: '12rem',
      px: '0',
      py: '0',
      cursor: 'text',
      '&:has(input[aria-invalid=true])': {
        borderColor: 'danger.text',
        boxShadow: 'inset 0 0 0 1px var(--colors-danger-text)',
      },
      '&:has(input:focus-visible)': { outline: '2px solid var(--colors-focus)', outlineOffset: '2px' },
      '&:has(input:disabled)': { borderColor: 'line', cursor: 'not-allowed' },
      '&:has(input:read-only:not(:disabled))': { bg: 'surface.raised' },
    },
    input: {
      flex: '1 1 0',
      minWidth: '0',
      width: 'full',
      minHeight: 'control',
      paddingInlineStart: '4',
      bg: 'transparent',
      color: 'inherit',
      border: 'none',
      borderRadius: 'control',
      outline: 'none',
      fontFamily: 'inherit',
      fontSize: 'inherit',
      fontWeight: 'semibold',
      fontVariantNumeric: 'tabular-nums lining-nums',
      '&:only-child': { paddingInlineEnd: '4' },
      _placeholder: { color: 'fg.muted', opacity: '1', fontWeight: 'regular' },
      _disabled: { opacity: '0.55', cursor: 'not-allowed' },
    },
    unit: { paddingInlineEnd: '4', color: 'fg.muted', whiteSpace: 'nowrap', pointerEvents: 'none' },
  },
  variants: {
    // On a phone, use the given width and minimal padding.
    compact: {
      true: {
        root: { minWidth: { base: '0', sm: '7rem' }, gap: { base: '1', sm: '2' } },
        input: { paddingInlineStart: { base: '3', sm: '4' } },
        unit: { paddingInlineEnd: { base: '3', sm: '4' } },
      },
    },
  },
  staticCss: ['*'],
});
