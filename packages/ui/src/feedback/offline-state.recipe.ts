import { defineSlotRecipe } from '@pandacss/dev';

export const offlineStateRecipe = defineSlotRecipe({
  className: 'offline-state',
  slots: ['root', 'picture', 'title', 'text', 'action'],
  base: {
    root: { display: 'flex', flexDirection: 'column', alignItems: 'flex-start', gap: '3', minWidth: '0' },
    picture: { color: 'fg.muted', marginBlockEnd: '2' },
    title: { textStyle: 'title', overflowWrap: 'anywhere' },
    text: { color: 'fg.muted', maxWidth: 'prose', overflowWrap: 'anywhere' },
    action: { display: 'flex', flexWrap: 'wrap', gap: '3', marginBlockStart: '3' },
  },
});
