import { defineSlotRecipe } from '@pandacss/dev';

/** One real input over six drawn cells: one field to hear, paste into and autofill, and it works before any script. */
export const pinInputRecipe = defineSlotRecipe({
  className: 'pin-input',
  slots: ['root', 'input'],
  base: {
    root: {
      '--cell': 'min(3.25rem, (100vw - 5rem) / 6)',
      '--gap': '0.5rem',
      width: 'calc(var(--cell) * 6 + var(--gap) * 5)',
      maxWidth: 'full',
      overflow: 'clip',
      overflowClipMargin: '0.5rem',
      borderRadius: 'control',
    },
    input: {
      // Wider than its frame so that the space after the sixth digit never scrolls the first one away.
      width: 'calc(100% + var(--cell))',
      height: '3.75rem',
      paddingInlineStart: 'calc((var(--cell) - 1ch) / 2)',
      border: 'none',
      borderRadius: 'control',
      bg: 'transparent',
      color: 'fg',
      fontFamily: 'inherit',
      fontSize: '1.75rem',
      fontWeight: 'bold',
      fontStretch: '100%',
      fontVariantNumeric: 'tabular-nums lining-nums',
      letterSpacing: 'calc(var(--cell) + var(--gap) - 1ch)',
      appearance: 'none',
      outline: 'none',
    },
  },
});
