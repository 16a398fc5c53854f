import { defineSlotRecipe } from '@pandacss/dev';

export const dayLineRecipe = defineSlotRecipe({
  className: 'day-line',
  slots: ['root', 'drawing', 'area', 'line', 'ends', 'table'],
  base: {
    root: { display: 'flex', flexDirection: 'column', gap: '2', width: 'full', minWidth: '0', paddingBlockStart: '3' },
    drawing: {
      display: 'block',
      width: 'full',
      height: '4.5rem',
      overflow: 'visible',
      borderBlockEnd: '1px solid {colors.line.strong}',
      '&[data-flat]': { height: '2rem' },
    },
    area: { fill: 'accent.solid', fillOpacity: '0.28', '@media (forced-colors: active)': { fill: 'Highlight' } },
    line: {
      fill: 'none',
      stroke: 'accent.line',
      strokeWidth: '2.5px',
      strokeLinejoin: 'round',
      strokeLinecap: 'round',
      vectorEffect: 'non-scaling-stroke',
      '@media (forced-colors: active)': { stroke: 'Highlight' },
    },
    ends: {
      display: 'flex',
      justifyContent: 'space-between',
      gap: '4',
      color: 'fg.muted',
      fontSize: 'label',
      lineHeight: 'snug',
    },
    table: { srOnly: true },
  },
});
