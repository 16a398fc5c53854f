import { defineSlotRecipe } from '@pandacss/dev';

export const copyFieldRecipe = defineSlotRecipe({
  className: 'copy-field',
  slots: ['root', 'label', 'control', 'input', 'words', 'word'],
  base: {
    root: { display: 'flex', flexDirection: 'column', gap: '2', minWidth: '0' },
    label: { fontWeight: 'semibold', lineHeight: 'snug' },
    control: { display: 'flex', flexWrap: 'wrap', gap: '2' },
    input: { flex: '1 1 14rem', width: 'auto', textOverflow: 'ellipsis' },
    // Both labels take up space, so that the button keeps its width when they switch.
    words: { display: 'grid', justifyItems: 'start' },
    word: { gridArea: '1 / 1', '&[data-away]': { opacity: '0' } },
  },
});
