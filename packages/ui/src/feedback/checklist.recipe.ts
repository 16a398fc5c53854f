import { defineSlotRecipe } from '@pandacss/dev';

export const checklistRecipe = defineSlotRecipe({
  className: 'checklist',
  slots: ['root', 'item', 'mark', 'words', 'title', 'text', 'action'],
  base: {
    root: { display: 'flex', flexDirection: 'column', margin: '0', padding: '0', listStyle: 'none' },
    item: {
      display: 'grid',
      gridTemplateColumns: '2rem minmax(0, 1fr)',
      columnGap: { base: '3', sm: '4' },
      py: '2',
      borderBlockStart: '1px solid {colors.line}',
      _first: { borderBlockStart: 'none', paddingBlockStart: '0' },
      _last: { paddingBlockEnd: '0' },
      alignItems: 'center',
    },
    mark: {
      display: 'grid',
      placeItems: 'center',
      width: '8',
      height: '8',
      borderWidth: '1px',
      borderStyle: 'solid',
      borderColor: 'line.strong',
      borderRadius: 'round',
      color: 'fg.muted',
      fontWeight: 'bold',
      fontVariantNumeric: 'tabular-nums',
      lineHeight: '1',
    },
    words: {
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'space-between',
      columnGap: '4',
      minWidth: '0',
      minHeight: 'control',
    },
    title: { fontWeight: 'semibold', lineHeight: 'snug', overflowWrap: 'anywhere' },
    text: { color: 'fg.muted', lineHeight: '1.45' },
    action: { flexShrink: '0' },
  },
  variants: {
    state: {
      todo: {},
      current: {
        mark: { bg: 'accent.solid', color: 'accent.fg', borderColor: 'accent.line' },
        title: { fontWeight: 'bold' },
      },
      done: {
        mark: { bg: 'success.subtle', borderColor: 'success.text', color: 'success.text' },
        title: { color: 'fg.muted' },
      },
    },
  },
  defaultVariants: { state: 'todo' },
  staticCss: ['*'],
});
