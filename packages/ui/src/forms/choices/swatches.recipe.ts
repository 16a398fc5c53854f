import { defineSlotRecipe } from '@pandacss/dev';

export const swatchesRecipe = defineSlotRecipe({
  className: 'swatches',
  slots: ['root', 'row', 'item', 'input', 'color', 'chosen'],
  base: {
    root: { display: 'flex', flexDirection: 'column', gap: '2' },
    // Aligns the colors themselves with the edge of the other controls.
    row: { display: 'flex', flexWrap: 'wrap', columnGap: '2', rowGap: '1', marginInlineStart: '-0.375rem' },
    item: {
      position: 'relative',
      display: 'grid',
      placeItems: 'center',
      width: 'control',
      height: 'control',
      border: '2px solid transparent',
      borderRadius: 'round',
      cursor: 'pointer',
      _hover: { borderColor: 'line.strong' },
      '&:has(input:checked)': { borderColor: 'fg' },
      '&:has(input:focus-visible)': { outline: '2px solid var(--colors-focus)', outlineOffset: '2px' },
      '&:has(input:disabled)': { opacity: '0.55', cursor: 'not-allowed' },
      '@media (forced-colors: active)': {
        borderColor: 'Canvas',
        '&:has(input:checked)': { borderColor: 'Highlight' },
      },
    },
    input: {
      position: 'absolute',
      inset: '0',
      width: 'full',
      height: 'full',
      margin: '0',
      appearance: 'none',
      borderRadius: 'round',
      outline: 'none',
      cursor: 'inherit',
    },
    color: {
      display: 'grid',
      placeItems: 'center',
      width: '8',
      height: '8',
      bg: 'var(--cloth, transparent)',
      color: 'var(--cloth-ink, currentColor)',
      border: 'strong',
      borderRadius: 'round',
      pointerEvents: 'none',
      forcedColorAdjust: 'none',
      '[aria-invalid=true] + &': { borderColor: 'danger.text' },
      '& > svg': { visibility: 'hidden' },
      ':checked + & > svg': { visibility: 'visible' },
      // A crossed-out empty circle means no color.
      '&[data-none]': {
        color: 'fg',
        backgroundImage:
          'linear-gradient(to top right, transparent calc(50% - 1px), var(--colors-fg-muted) calc(50% - 1px), var(--colors-fg-muted) calc(50% + 1px), transparent calc(50% + 1px))',
      },
      ':checked + &[data-none]': { backgroundImage: 'none' },
    },
    chosen: { fontWeight: 'semibold' },
  },
});
