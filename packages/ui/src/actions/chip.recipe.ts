import { defineRecipe } from '@pandacss/dev';

const chosen = '&:is([aria-pressed=true], :has(> :checked))';

export const chipRecipe = defineRecipe({
  className: 'chip',
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1',
    minHeight: 'control',
    maxWidth: 'full',
    px: '4',
    py: '1',
    border: 'strong',
    borderRadius: 'round',
    bg: 'surface',
    color: 'fg',
    fontWeight: 'medium',
    lineHeight: 'snug',
    textAlign: 'start',
    overflowWrap: 'anywhere',
    cursor: 'pointer',
    touchAction: 'manipulation',
    transitionProperty: 'background-color, border-color',
    transitionDuration: 'control',
    transitionTimingFunction: 'standard',
    _hover: { bg: 'surface.raised', borderColor: 'fg' },
    [chosen]: { bg: 'accent.subtle', borderColor: 'accent.line' },
    '@media (forced-colors: active)': { [chosen]: { outline: '2px solid Highlight' } },
    '& svg': { flexShrink: '0', marginInlineStart: '-1' },
    '&:is(label)': { position: 'relative', userSelect: 'none' },
    // The tick takes the place of padding, so that no chip moves when one is checked.
    '&:has(> :checked)': { px: '0.375rem' },
    '& > input:not(:checked) + svg': { display: 'none' },
    '&:has(> :disabled)': { color: 'fg.muted', borderColor: 'line', cursor: 'not-allowed' },
    '& > input': {
      position: 'absolute',
      inset: '0',
      margin: '0',
      appearance: 'none',
      borderRadius: 'inherit',
      cursor: 'inherit',
    },
  },
});
