import { defineSlotRecipe } from '@pandacss/dev';

/** At this width and above, every step shows its label; below it only the current one does, under the row. */
const roomForAll = '@container (min-width: 44rem)';

export const stepsRecipe = defineSlotRecipe({
  className: 'steps',
  slots: ['root', 'list', 'item', 'step', 'mark', 'label', 'here'],
  base: {
    root: { containerType: 'inline-size', width: 'full', minWidth: '0' },
    list: {
      display: 'flex',
      gap: '3',
      margin: '0',
      padding: '0',
      listStyle: 'none',
    },
    item: {
      position: 'relative',
      minWidth: '8',
      flex: '1 1 0',
      '&:last-child': { flex: '0 0 auto', [roomForAll]: { flex: '1 1 0' } },
      '&:not(:last-child)::after': {
        content: '""',
        position: 'absolute',
        insetBlockStart: '1rem',
        insetInlineStart: '2.75rem',
        insetInlineEnd: '0',
        height: '2px',
        marginBlockStart: '-1px',
        bg: 'line.strong',
      },
      '&[data-state=done]:not(:last-child)::after': { bg: 'success.text' },
      '@media (forced-colors: active)': { '&[data-state]:not(:last-child)::after': { bg: 'CanvasText' } },
    },
    step: {
      position: 'relative',
      display: 'flex',
      flexDirection: 'column',
      alignItems: 'flex-start',
      gap: '3',
      textAlign: 'start',
      borderRadius: 'control',
      // Enlarges the touch target, because the mark is smaller than a thumb.
      'button&': { cursor: 'pointer', _before: { content: '""', position: 'absolute', inset: '-6px' } },
    },
    mark: {
      display: 'grid',
      placeItems: 'center',
      flexShrink: '0',
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
      '[data-state=current] &': { bg: 'accent.solid', color: 'accent.fg', borderColor: 'accent.line' },
      '[data-state=done] &': { bg: 'success.subtle', color: 'success.text', borderColor: 'success.text' },
      'button:hover &': { color: 'fg', borderColor: 'fg' },
      '@media (forced-colors: active)': {
        '[data-state=current] &': { forcedColorAdjust: 'none', bg: 'Highlight', color: 'HighlightText' },
      },
    },
    label: {
      srOnly: true,
      lineHeight: 'snug',
      color: 'fg.muted',
      textWrap: 'balance',
      '[data-state=current] &': { color: 'fg', fontWeight: 'bold' },
      'button:hover &': { color: 'fg' },
      [roomForAll]: { srOnly: false },
    },
    here: {
      display: 'flex',
      marginBlockStart: '3',
      fontWeight: 'bold',
      lineHeight: 'snug',
      _before: { content: '""', flex: 'var(--share-before) 0 0' },
      _after: { content: '""', flex: 'calc(1 - var(--share-before)) 0 0' },
      'ol:has(> [data-state=current]:not(:first-child)) ~ &': { textAlign: 'center' },
      'ol:has(> [data-state=current]:last-child) ~ &': { textAlign: 'end' },
      [roomForAll]: { display: 'none' },
    },
  },
});
