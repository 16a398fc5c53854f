import { defineSlotRecipe } from '@pandacss/dev';

export const progressBarRecipe = defineSlotRecipe({
  className: 'progress-bar',
  slots: ['root', 'head', 'value', 'track', 'bar'],
  base: {
    root: { display: 'flex', flexDirection: 'column', gap: '2' },
    head: { display: 'flex', justifyContent: 'space-between', gap: '4', lineHeight: 'snug' },
    value: { color: 'fg.muted', fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' },
    track: {
      height: '3',
      bg: 'surface.raised',
      border: 'strong',
      borderRadius: 'round',
      overflow: 'hidden',
    },
    bar: {
      height: 'full',
      width: 'calc(var(--share) * 1%)',
      bg: 'accent.solid',
      borderInlineEnd: '1px solid {colors.accent.line}',
      transitionProperty: 'width',
      transitionDuration: 'page',
      transitionTimingFunction: 'standard',
      '&[data-at-end]': { borderInlineEnd: 'none' },
      '@media (forced-colors: active)': { bg: 'Highlight', forcedColorAdjust: 'none' },
    },
  },
});
