import { defineSlotRecipe } from '@pandacss/dev';

/** At this width and above, every part shows its name; below it only the current one does, under the row. */
const roomForAll = '@container (min-width: 44rem)';

/** Between two buttons on the narrowest phone. */
const hardlyRoom = '@container (max-width: 11rem)';

export const testProgressRecipe = defineSlotRecipe({
  className: 'test-progress',
  slots: ['root', 'list', 'part', 'track', 'bar', 'words', 'name', 'amount', 'here'],
  base: {
    root: { containerType: 'inline-size', width: 'full', minWidth: '0' },
    list: { display: 'flex', alignItems: 'flex-start', gap: '2', margin: '0', padding: '0', listStyle: 'none' },
    part: { flex: '1 1 0', minWidth: '0', color: 'fg.muted', '&[aria-current=step]': { color: 'fg' } },
    track: {
      display: 'flex',
      alignItems: 'center',
      height: '3',
      '& > span': {
        display: 'block',
        width: 'full',
        height: '2',
        bg: 'surface.raised',
        border: 'strong',
        borderRadius: 'round',
        overflow: 'hidden',
      },
      // The current part is thicker.
      '[aria-current=step] > & > span': { height: '3', borderColor: 'fg' },
    },
    bar: {
      display: 'block',
      height: 'full',
      width: 'calc(var(--share) * 1%)',
      bg: 'accent.solid',
      borderInlineEnd: '1px solid {colors.accent.line}',
      transitionProperty: 'width',
      transitionDuration: 'control',
      transitionTimingFunction: 'standard',
      '&[data-at-end]': { borderInlineEnd: 'none' },
      '[data-done] &': { bg: 'success.text' },
      '@media (forced-colors: active)': { '&, [data-done] &': { bg: 'Highlight', forcedColorAdjust: 'none' } },
    },
    words: {
      srOnly: true,
      lineHeight: 'snug',
      [roomForAll]: { srOnly: false, display: 'flex', alignItems: 'center', gap: '2', marginBlockStart: '2' },
      '& > svg': { flexShrink: '0' },
    },
    name: { minWidth: '0', '[aria-current=step] &': { fontWeight: 'bold' } },
    amount: { fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' },
    here: {
      display: 'flex',
      justifyContent: 'space-between',
      gap: '2',
      marginBlockStart: '1',
      lineHeight: 'snug',
      fontWeight: 'bold',
      // One line, so that no part of a test makes the bar taller.
      '& > :first-child': { minWidth: '0', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
      '& > :last-child': {
        fontWeight: 'regular',
        color: 'fg.muted',
        fontVariantNumeric: 'tabular-nums',
        whiteSpace: 'nowrap',
      },
      '@media (min-height: 40.001rem)': { '&[data-counted-below] > :last-child': { display: 'none' } },
      [hardlyRoom]: { fontSize: 'label' },
      [roomForAll]: { display: 'none' },
    },
  },
});
