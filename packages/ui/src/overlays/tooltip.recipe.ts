import { defineSlotRecipe } from '@pandacss/dev';

export const tooltipRecipe = defineSlotRecipe({
  className: 'tooltip',
  slots: ['content'],
  base: {
    content: {
      maxWidth: 'min(18rem, calc(100vw - 2rem))',
      px: '3',
      py: '2',
      bg: 'fg',
      color: 'canvas',
      borderRadius: 'control',
      fontSize: 'label',
      fontWeight: 'medium',
      lineHeight: 'snug',
      overflowWrap: 'anywhere',
      zIndex: 'toast',
      _open: { animation: 'appear {durations.control} {easings.standard}' },
      _closed: { animation: 'vanish 150ms {easings.standard}' },
      '@media (forced-colors: active)': { border: '1px solid CanvasText' },
    },
  },
});
