import { defineSlotRecipe } from '@pandacss/dev';

export const progressRingRecipe = defineSlotRecipe({
  className: 'progress-ring',
  slots: ['root', 'drawing', 'part', 'middle', 'figure', 'caption'],
  base: {
    root: { position: 'relative', display: 'inline-grid', placeItems: 'center', flexShrink: '0' },
    drawing: { position: 'absolute', inset: '0', width: 'full', height: 'full', overflow: 'visible' },
    // Completed parts are filled and the others hollow, so that color is not the only difference.
    part: {
      fill: 'transparent',
      stroke: 'line.strong',
      strokeWidth: '1px',
      strokeLinejoin: 'round',
      vectorEffect: 'non-scaling-stroke',
      transitionProperty: 'fill, stroke',
      transitionDuration: 'page',
      transitionTimingFunction: 'standard',
      '&[data-done]': { fill: 'accent.solid', stroke: 'accent.line' },
      '@media (forced-colors: active)': {
        stroke: 'CanvasText',
        '&[data-done]': { fill: 'Highlight', stroke: 'Highlight' },
      },
    },
    middle: { position: 'relative', display: 'grid', justifyItems: 'center', gap: '1', textAlign: 'center' },
    figure: { textStyle: 'number', lineHeight: '1', whiteSpace: 'nowrap' },
    caption: { color: 'fg.muted', fontSize: 'label', fontWeight: 'medium', lineHeight: 'snug' },
  },
  variants: {
    size: {
      sm: { root: { width: '16', height: '16' }, figure: { fontSize: 'lead' }, caption: { display: 'none' } },
      md: { root: { width: '8rem', height: '8rem' }, figure: { fontSize: 'title' } },
      lg: {
        root: { width: { base: '10rem', md: '14rem' }, height: { base: '10rem', md: '14rem' } },
        figure: { fontSize: 'display' },
        caption: { fontSize: { base: 'label', md: 'body' } },
      },
    },
  },
  defaultVariants: { size: 'md' },
  staticCss: ['*'],
});
