import { defineSlotRecipe } from '@pandacss/dev';

export const settingsRowRecipe = defineSlotRecipe({
  className: 'settings-row',
  slots: ['list', 'root', 'label', 'value', 'state', 'action', 'link'],
  base: {
    // The first and the last row are as far from the card's edges as from each other.
    list: { display: 'flex', flexDirection: 'column', margin: '0', marginBlock: '-3' },
    root: {
      position: 'relative',
      display: 'grid',
      gridTemplateColumns: 'minmax(7rem, 1fr) auto',
      alignItems: 'center',
      columnGap: '4',
      minHeight: '16',
      paddingBlock: '3',
      '& + &': { borderBlockStart: 'line' },
      '&:has(> dd > a[data-row]:hover)': { color: 'accent.text' },
    },
    label: {
      display: 'flex',
      flexWrap: 'wrap',
      columnGap: '3',
      alignSelf: 'end',
      color: 'fg.muted',
      fontSize: 'label',
      lineHeight: 'snug',
    },
    value: {
      gridColumn: '1',
      alignSelf: 'start',
      minWidth: '0',
      margin: '0',
      overflowWrap: 'anywhere',
      fontWeight: 'semibold',
      lineHeight: 'snug',
      '& > div': { lineHeight: 'snug' },
    },
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
    action: { display: 'flex', justifyContent: 'flex-end', margin: '0', gridColumn: '2', gridRow: '1 / span 2' },
    // Covers the row, so that all of it can be pressed.
    link: {
      display: 'grid',
      color: 'fg.muted',
      _after: { content: '""', position: 'absolute', inset: '0', borderRadius: 'control' },
      _focusVisible: { outline: 'none', _after: { outline: '2px solid {colors.focus}', outlineOffset: '2px' } },
    },
  },
  variants: {
    plain: {
      true: {
        root: {
          gridTemplateColumns: 'auto minmax(0, 1fr)',
          '& > dt': { gridRow: '1 / span 2', alignSelf: 'center', fontSize: 'body', color: 'fg' },
        },
      },
    },
  },
  staticCss: ['*'],
});
