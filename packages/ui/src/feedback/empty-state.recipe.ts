import { defineSlotRecipe } from '@pandacss/dev';

export const emptyStateRecipe = defineSlotRecipe({
  className: 'empty-state',
  slots: ['root', 'picture', 'title', 'text', 'action'],
  base: {
    root: {
      display: 'flex',
      flexDirection: 'column',
      alignItems: 'flex-start',
      gap: '3',
      padding: { base: '6', md: '10' },
      border: '1px dashed {colors.line.strong}',
      borderRadius: 'card',
    },
    picture: { color: 'fg.muted', marginBlockEnd: '2' },
    title: { textStyle: 'title', overflowWrap: 'anywhere' },
    text: { color: 'fg.muted', maxWidth: 'prose', overflowWrap: 'anywhere' },
    action: { display: 'flex', flexWrap: 'wrap', gap: '3', marginBlockStart: '3' },
  },
});
