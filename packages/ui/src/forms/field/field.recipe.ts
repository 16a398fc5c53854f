import { defineSlotRecipe } from '@pandacss/dev';

export const fieldRecipe = defineSlotRecipe({
  className: 'field',
  slots: ['root', 'head', 'legend', 'label', 'optional', 'hint', 'foot', 'error', 'counter'],
  base: {
    root: { display: 'flex', flexDirection: 'column', gap: '2', minWidth: '0', border: 'none' },
    head: { display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: '2' },
    // A legend is not a flex item of its fieldset, so it needs its own gap.
    legend: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'baseline',
      columnGap: '2',
      width: 'full',
      padding: '0',
      marginBlockEnd: '2',
    },
    label: { fontWeight: 'semibold', lineHeight: 'snug', color: 'fg' },
    optional: { color: 'fg.muted', lineHeight: 'snug' },
    hint: { color: 'fg.muted', lineHeight: '1.4' },
    // The alert is always rendered, but takes no room while it is empty.
    foot: {
      display: 'flex',
      alignItems: 'flex-start',
      justifyContent: 'space-between',
      gap: '4',
      marginBlockStart: '-2',
    },
    error: {
      display: 'flex',
      alignItems: 'flex-start',
      gap: '2',
      color: 'danger.text',
      fontWeight: 'medium',
      lineHeight: '1.4',
      '&:not(:empty)': { paddingBlockStart: '2' },
      '& svg': { flexShrink: '0', marginBlockStart: '0.15em' },
    },
    counter: {
      paddingBlockStart: '2',
      marginInlineStart: 'auto',
      color: 'fg.muted',
      fontVariantNumeric: 'tabular-nums',
      whiteSpace: 'nowrap',
      '&[data-tone=near]': { color: 'warning.text', fontWeight: 'semibold' },
      '&[data-tone=over]': { color: 'danger.text', fontWeight: 'bold' },
    },
  },
});
