import { defineSlotRecipe } from '@pandacss/dev';

// Strokes keep their width, and points stay round, whatever the size of the chart.
const stroke = {
  fill: 'none',
  vectorEffect: 'non-scaling-stroke',
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
} as const;

export const sparkLineRecipe = defineSlotRecipe({
  className: 'spark-line',
  slots: ['root', 'line', 'gap', 'points', 'last'],
  base: {
    root: { display: 'block', overflow: 'visible', width: 'full', height: 'full' },
    line: { ...stroke, stroke: 'fg.muted', strokeWidth: '2' },
    gap: { ...stroke, stroke: 'fg.muted', strokeWidth: '2', strokeDasharray: '1 5' },
    points: { ...stroke, stroke: 'fg', strokeWidth: '6' },
    last: { ...stroke, stroke: 'accent.line', strokeWidth: '10' },
  },
});
