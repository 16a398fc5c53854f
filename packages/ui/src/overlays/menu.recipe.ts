import { defineSlotRecipe } from '@pandacss/dev';
import { panel, panelItem } from './panel.recipe.ts';

export const menuRecipe = defineSlotRecipe({
  className: 'menu',
  slots: ['content', 'item', 'separator', 'heading'],
  base: {
    content: { ...panel, minWidth: '15rem', maxWidth: 'calc(100vw - 2rem)' },
    item: {
      ...panelItem,
      '&[data-tone=danger]': { color: 'danger.text' },
      '& svg': { flexShrink: '0', color: 'fg.muted' },
    },
    separator: { my: '1', border: 'none', borderBlockStart: '1px solid {colors.line}' },
    heading: { px: '3', py: '2', color: 'fg.muted', lineHeight: 'snug', overflowWrap: 'anywhere' },
  },
});
