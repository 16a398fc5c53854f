import { defineSlotRecipe } from '@pandacss/dev';

export const settingsRowRecipe = defineSlotRecipe({
  className: 'settings-row',
  slots: ['list', 'root', 'label', 'value', 'state', 'action'],
  base: {
    list: { display: 'flex', flexDirection: 'column', margin: '0' },
    root: {
      display: 'grid',
      gridTemplateColumns: { base: 'minmax(0, 1fr)', sm: 'minmax(0, 1fr) auto' },
      alignItems: 'center',
      columnGap: '6',
      paddingBlock: '4',
      '& + &': { borderBlockStart: 'line' },
    },
    label: { color: 'fg.muted' },
    value: { gridColumn: '1', minWidth: '0', margin: '0', overflowWrap: 'anywhere', fontWeight: 'semibold' },
    state: {
      display: 'flex',
      alignItems: 'flex-start',
      gap: '2',
      fontWeight: 'regular',
      lineHeight: 'snug',
      _empty: { display: 'none' },
      '& > svg': { flexShrink: '0' },
      '&:not(:empty)': { marginBlockStart: '1' },
      '&[data-state=saved]': { color: 'success.text' },
      '&[data-state=failed]': { color: 'danger.text' },
    },
    action: {
      margin: '0',
      marginBlockStart: { base: '2', sm: '0' },
      gridColumn: { sm: '2' },
      gridRow: { sm: '1 / span 2' },
    },
  },
});
