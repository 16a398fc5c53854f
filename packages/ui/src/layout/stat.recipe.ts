import { defineSlotRecipe } from '@pandacss/dev';

export const statRecipe = defineSlotRecipe({
  className: 'stat',
  slots: ['list', 'root', 'value', 'unit', 'label'],
  base: {
    list: { display: 'flex', flexWrap: 'wrap', columnGap: '10', rowGap: '6', minWidth: '0', margin: '0' },
    // Reversed, because the number is shown first but read out after its label.
    root: { display: 'flex', flexDirection: 'column-reverse', justifyContent: 'flex-end', gap: '1', minWidth: '0' },
    value: { textStyle: 'number', margin: '0', overflowWrap: 'anywhere' },
    unit: { fontSize: 'body', fontWeight: 'semibold', fontStretch: '100%', whiteSpace: 'nowrap' },
    label: { color: 'fg.muted', lineHeight: 'snug', overflowWrap: 'anywhere' },
  },
  variants: {
    size: { md: { value: { fontSize: 'title' } }, lg: {} },
  },
  defaultVariants: { size: 'md' },
  staticCss: ['*'],
});
