import { defineSlotRecipe } from '@pandacss/dev';

/** Numbers and hints about keys are shown only to those who have a keyboard. */
const keys = '@media (hover: hover) and (pointer: fine)';

export const answerTilesRecipe = defineSlotRecipe({
  className: 'answer-tiles',
  slots: ['root', 'legend', 'tiles', 'tile', 'mark', 'key', 'hint'],
  base: {
    root: { display: 'flex', flexDirection: 'column', gap: '4', width: 'full', minWidth: '0' },
    legend: { minWidth: '0', overflowWrap: 'break-word', fontWeight: 'semibold', lineHeight: 'snug' },
    tiles: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      gap: '3',
      '&[data-short]': { gap: '2' },
    },
    tile: {
      display: 'flex',
      alignItems: 'center',
      gap: '3',
      width: 'full',
      minWidth: '0',
      // On a phone, room for two lines, so that the tiles of the next question are where these were.
      minHeight: { base: '4rem', md: '3.5rem' },
      '[data-short] > &': { minHeight: '3rem', py: '1', '@media (max-height: 40rem)': { minHeight: '2.75rem' } },
      px: '4',
      py: '2',
      bg: 'surface',
      color: 'fg',
      border: 'strong',
      borderRadius: 'control',
      lineHeight: '1.3',
      textAlign: 'start',
      overflowWrap: 'anywhere',
      cursor: 'pointer',
      userSelect: 'none',
      touchAction: 'manipulation',
      transitionProperty: 'background-color, border-color',
      transitionDuration: 'control',
      transitionTimingFunction: 'standard',
      _hover: { bg: 'surface.raised', borderColor: 'fg' },
      _active: { bg: 'accent.subtle' },
      '&[aria-checked=true]': {
        bg: 'accent.subtle',
        borderColor: 'accent.line',
        boxShadow: 'inset 0 0 0 1px var(--colors-accent-line)',
      },
      '@media (forced-colors: active)': { '&[aria-checked=true]': { borderColor: 'Highlight', borderWidth: '3px' } },
    },
    mark: {
      display: 'grid',
      placeItems: 'center',
      flexShrink: '0',
      width: '1.75rem',
      height: '1.75rem',
      border: 'strong',
      borderRadius: 'round',
      fontSize: 'label',
      fontWeight: 'bold',
      lineHeight: '1',
      fontVariantNumeric: 'tabular-nums',
      color: 'fg.muted',
      '[aria-checked=true] > &': { bg: 'accent.solid', color: 'accent.fg', borderColor: 'accent.line' },
    },
    key: { display: 'none', [keys]: { display: 'inline' } },
    hint: { display: 'none', color: 'fg.muted', [keys]: { display: 'block' } },
  },
});
