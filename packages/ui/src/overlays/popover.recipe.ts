import { defineSlotRecipe } from '@pandacss/dev';
import { panel } from './panel.recipe.ts';

export const popoverRecipe = defineSlotRecipe({
  className: 'popover',
  slots: ['content', 'head', 'title', 'close', 'body'],
  base: {
    content: {
      ...panel,
      width: '20rem',
      maxWidth: 'calc(100vw - 2rem)',
      maxHeight: 'min(28rem, var(--available-height))',
      padding: '4',
      borderRadius: 'card',
      overflowWrap: 'anywhere',
    },
    head: { display: 'flex', alignItems: 'flex-start', justifyContent: 'space-between', gap: '3' },
    title: { minWidth: '0', fontWeight: 'bold', lineHeight: 'snug', paddingBlock: '3' },
    close: { marginInlineEnd: '-2' },
    body: { display: 'flex', flexDirection: 'column', gap: '3' },
  },
});
