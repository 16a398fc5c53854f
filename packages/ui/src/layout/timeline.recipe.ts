import { defineSlotRecipe } from '@pandacss/dev';

const dot = '0.875rem';

export const timelineRecipe = defineSlotRecipe({
  className: 'timeline',
  slots: ['root', 'entry', 'when', 'dot', 'body', 'title', 'aside'],
  base: {
    root: {
      display: 'grid',
      gridTemplateColumns: { base: `${dot} 1fr`, md: `minmax(6rem, max-content) ${dot} 1fr` },
      columnGap: { base: '4', md: '6' },
      width: 'full',
      margin: '0',
      padding: '0',
      listStyle: 'none',
    },
    entry: {
      position: 'relative',
      display: 'grid',
      gridColumn: '1 / -1',
      gridTemplateColumns: 'subgrid',
      rowGap: '2',
      paddingBlockEnd: '10',
      _last: { paddingBlockEnd: '0' },
    },
    when: {
      gridColumn: { base: '2', md: '1' },
      gridRow: '1',
      textStyle: 'number',
      fontSize: 'title',
      lineHeight: 'snug',
      textAlign: { md: 'end' },
    },
    // A line leads from the dot to the next entry; the last entry has none.
    dot: {
      gridColumn: { base: '1', md: '2' },
      gridRow: { base: '1 / span 2', md: '1' },
      position: 'relative',
      _before: {
        content: '""',
        position: 'absolute',
        insetBlockStart: '0.5rem',
        insetInlineStart: '0',
        width: dot,
        height: dot,
        borderWidth: '2px',
        borderStyle: 'solid',
        borderColor: 'line.strong',
        borderRadius: 'round',
        bg: 'canvas',
        'li[data-current] &': { bg: 'accent.solid', borderColor: 'accent.line' },
        '@media (forced-colors: active)': {
          borderColor: 'CanvasText',
          'li[data-current] &': { bg: 'Highlight', forcedColorAdjust: 'none' },
        },
      },
      _after: {
        content: '""',
        position: 'absolute',
        insetBlockStart: '1.75rem',
        insetBlockEnd: '-2.625rem',
        insetInlineStart: 'calc(50% - 1px)',
        width: '2px',
        bg: 'line',
        'li:last-child &': { display: 'none' },
        '@media (forced-colors: active)': { bg: 'CanvasText' },
      },
    },
    body: {
      gridColumn: { base: '2', md: '3' },
      gridRow: { md: '1' },
      display: 'flex',
      flexDirection: 'column',
      gap: '3',
      minWidth: '0',
      overflowWrap: 'anywhere',
      paddingBlockStart: { md: '0.25rem' },
    },
    title: { textStyle: 'lead', fontWeight: 'bold', lineHeight: 'snug' },
    aside: { color: 'fg.muted' },
  },
});
