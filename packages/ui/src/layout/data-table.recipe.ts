import { defineSlotRecipe } from '@pandacss/dev';

/** A table at this width and above; below it, each row is a card that names its own cells. */
const asTable = '@container (min-width: 40rem)';

export const dataTableRecipe = defineSlotRecipe({
  className: 'data-table',
  slots: ['root', 'table', 'caption', 'head', 'body', 'row', 'columnHeader', 'cell', 'cellName', 'awaited', 'empty'],
  base: {
    root: { containerType: 'inline-size', width: 'full', minWidth: '0' },
    table: {
      display: 'block',
      width: 'full',
      borderCollapse: 'collapse',
      textAlign: 'start',
      [asTable]: { display: 'table' },
    },
    caption: {
      display: 'block',
      paddingBlockEnd: '3',
      textAlign: 'start',
      fontWeight: 'semibold',
      [asTable]: { display: 'table-caption' },
    },
    head: { srOnly: true, [asTable]: { srOnly: false, display: 'table-header-group' } },
    body: {
      display: 'flex',
      flexDirection: 'column',
      gap: '3',
      [asTable]: { display: 'table-row-group' },
    },
    row: {
      display: 'block',
      [asTable]: { display: 'table-row', borderBlockEnd: 'line' },
      'tbody > &': {
        bg: 'surface',
        border: 'line',
        borderRadius: 'card',
        px: '4',
        py: '2',
        [asTable]: { bg: 'transparent', borderWidth: '0', borderBlockEnd: 'line', padding: '0' },
      },
      // Only a wide screen has its details beside it.
      'tbody > &[aria-current]': {
        lg: { borderColor: 'accent.line', boxShadow: 'inset 0 0 0 1px var(--colors-accent-line)' },
      },
    },
    columnHeader: {
      py: '3',
      px: '3',
      textStyle: 'label',
      color: 'fg.muted',
      textAlign: 'start',
      verticalAlign: 'bottom',
      borderBlockEnd: '1px solid {colors.line.strong}',
      '&[data-numeric]': { textAlign: 'end' },
      '&:first-child': { paddingInlineStart: '0' },
      '&:last-child': { paddingInlineEnd: '0' },
    },
    cell: {
      display: 'flex',
      alignItems: 'baseline',
      justifyContent: 'space-between',
      gap: '4',
      py: '2',
      minWidth: '0',
      fontWeight: 'regular',
      textAlign: 'end',
      overflowWrap: 'anywhere',
      lineHeight: '1.45',
      '&:not(:last-child)': { borderBlockEnd: 'line' },
      '&[scope=row]': { display: 'block', fontWeight: 'bold', textAlign: 'start' },
      '&[data-numeric]': { fontVariantNumeric: 'tabular-nums' },
      [asTable]: {
        '&, &[scope=row]': { display: 'table-cell' },
        '&:not(:last-child)': { borderBlockEnd: 'none' },
        py: '3',
        px: '3',
        textAlign: 'start',
        verticalAlign: 'baseline',
        '&[data-numeric]': { textAlign: 'end' },
        '&:first-child': { paddingInlineStart: '0' },
        '&:last-child': { paddingInlineEnd: '0' },
      },
    },
    cellName: {
      flexShrink: '0',
      maxWidth: '50%',
      color: 'fg.muted',
      textAlign: 'start',
      [asTable]: { display: 'none' },
    },
    awaited: { display: 'block', width: '6rem', maxWidth: 'full', [asTable]: { width: 'full' } },
    empty: { color: 'fg.muted', py: '4' },
  },
});
