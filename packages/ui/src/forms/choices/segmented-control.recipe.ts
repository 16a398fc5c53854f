import { defineSlotRecipe } from '@pandacss/dev';

export const segmentedControlRecipe = defineSlotRecipe({
  className: 'segmented-control',
  slots: ['root', 'item', 'text'],
  base: {
    root: {
      display: 'inline-flex',
      flexWrap: 'wrap',
      maxWidth: 'full',
      padding: '1',
      gap: '1',
      bg: 'surface',
      border: 'strong',
      borderRadius: 'control',
      '&:has(input[aria-invalid=true])': {
        borderColor: 'danger.text',
        boxShadow: 'inset 0 0 0 1px var(--colors-danger-text)',
      },
    },
    item: {
      position: 'relative',
      display: 'grid',
      placeItems: 'center',
      flex: '1 1 auto',
      minHeight: 'control',
      minWidth: 'control',
      px: '4',
      borderRadius: '0.25rem',
      fontWeight: 'semibold',
      color: 'fg.muted',
      cursor: 'pointer',
      transitionProperty: 'background-color, color',
      transitionDuration: 'control',
      transitionTimingFunction: 'standard',
      _hover: { color: 'fg' },
      _checked: { bg: 'accent.solid', color: 'accent.fg', boxShadow: 'inset 0 0 0 1px var(--colors-accent-line)' },
      '&:has(input:focus-visible)': { outline: '2px solid var(--colors-focus)', outlineOffset: '2px' },
      _disabled: { opacity: '0.5', cursor: 'not-allowed' },
      '@media (forced-colors: active)': { '&[data-state=checked]': { outline: '2px solid Highlight' } },
    },
    text: { display: 'flex', alignItems: 'center', gap: '2', py: '2', lineHeight: 'snug', textAlign: 'center' },
  },
});
