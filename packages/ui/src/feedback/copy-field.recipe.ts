import { defineSlotRecipe } from '@pandacss/dev';

export const copyFieldRecipe = defineSlotRecipe({
  className: 'copy-field',
  slots: ['root', 'label', 'control', 'input', 'button', 'words', 'word'],
  base: {
    root: { display: 'flex', flexDirection: 'column', gap: '2', minWidth: '0' },
    label: { fontWeight: 'semibold', lineHeight: 'snug' },
    control: { display: 'flex', gap: '2' },
    input: { flex: '1 1 0', minWidth: '0', width: 'auto', textOverflow: 'ellipsis' },
    button: { flexShrink: '0' },
    // Both labels take up space, so that the button keeps its width when they switch.
    words: { display: 'grid', justifyItems: 'start' },
    word: { gridArea: '1 / 1', '&[data-away]': { opacity: '0' } },
  },
});
