import { defineSlotRecipe } from '@pandacss/dev';

export const searchFieldRecipe = defineSlotRecipe({
  className: 'search-field',
  slots: ['root', 'label', 'frame', 'icon', 'clear', 'results'],
  base: {
    root: { display: 'flex', flexDirection: 'column', gap: '2', minWidth: '0', width: 'full' },
    label: { fontWeight: 'semibold', lineHeight: 'snug' },
    frame: { position: 'relative' },
    icon: {
      position: 'absolute',
      insetInlineStart: '4',
      insetBlock: '0',
      my: 'auto',
      color: 'fg.muted',
      pointerEvents: 'none',
    },
    clear: { position: 'absolute', insetInlineEnd: '1', insetBlock: '0', my: 'auto', color: 'fg.muted' },
    results: { color: 'fg.muted', minHeight: '1.55em' },
  },
});
