import { defineSlotRecipe } from '@pandacss/dev';

export const videoFacadeRecipe = defineSlotRecipe({
  className: 'video-facade',
  slots: ['root', 'link', 'screen', 'play', 'words', 'title', 'source', 'address', 'player'],
  base: {
    root: {
      width: 'full',
      minWidth: '0',
      bg: 'surface',
      border: 'line',
      borderRadius: 'card',
      _print: { border: 'none' },
    },
    // The title is first in the document for screen readers, but shown below the picture.
    link: {
      display: 'flex',
      flexDirection: 'column-reverse',
      color: 'fg',
      textDecoration: 'none',
      borderRadius: 'card',
    },
    screen: {
      position: 'relative',
      display: 'grid',
      placeItems: 'center',
      aspectRatio: '16 / 9',
      overflow: 'hidden',
      bg: 'var(--cloth, {colors.accent.solid})',
      borderTopRadius: 'card',
      _print: { display: 'none' },
      '& > svg': { position: 'absolute', inset: '0', width: 'full', height: 'full' },
    },
    // In the colors of the cloth behind it, which contrast in both themes.
    play: {
      position: 'relative',
      display: 'grid',
      placeItems: 'center',
      width: '16',
      height: '16',
      borderRadius: 'round',
      bg: 'var(--cloth-ink, {colors.accent.fg})',
      color: 'var(--cloth, {colors.accent.solid})',
      transitionProperty: 'scale',
      transitionDuration: 'control',
      transitionTimingFunction: 'standard',
      'a:hover &': { scale: { base: '1.06', _motionReduce: '1' } },
      '@media (forced-colors: active)': { border: '1px solid CanvasText' },
    },
    words: {
      display: 'block',
      padding: { base: '4', _print: '0' },
      lineHeight: 'snug',
      overflowWrap: 'anywhere',
    },
    title: { fontWeight: 'bold', textUnderlineOffset: '0.22em', 'a:hover &': { textDecoration: 'underline' } },
    source: { display: 'block', marginBlockStart: '1', color: 'fg.muted' },
    // Shown only in print, because paper cannot play a video.
    address: { display: 'none', _print: { display: 'block' } },
    player: { position: 'absolute', inset: '0', width: 'full', height: 'full', border: 'none' },
  },
});
