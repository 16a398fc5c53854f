import { defineGlobalStyles } from '@pandacss/dev';

export const globalCss = defineGlobalStyles({
  html: {
    colorScheme: 'dark',
    fontFamily: 'body',
    fontSize: '100%',
    lineHeight: 'body',
    color: 'fg',
    bg: 'canvas',
    accentColor: 'var(--colors-accent-solid)',
    textSizeAdjust: '100%',
    fontSynthesis: 'none',
    scrollPaddingBlockStart: '6rem',
  },
  'html.light': { colorScheme: 'light' },
  body: { minHeight: 'screen', bg: 'canvas', color: 'fg', overflowX: 'clip' },
  'h1, h2, h3, h4': { textWrap: 'balance' },
  p: { textWrap: 'pretty' },
  ':focus-visible': { outline: '2px solid var(--colors-focus)', outlineOffset: '2px' },
  '::selection': { bg: 'accent.solid', color: 'accent.fg' },
  // Browsers leave a drawing's own colour alone here, and a pale icon would vanish on the reader's ground.
  '@media (forced-colors: active)': { svg: { color: 'inherit !important' } },
  '@media (prefers-reduced-motion: reduce)': {
    // Presence waits for animationend before it unmounts a panel, so durations shrink instead of vanishing.
    '*, *::before, *::after': {
      animationDuration: '0.01ms !important',
      animationIterationCount: '1 !important',
      transitionDuration: '0.01ms !important',
      scrollBehavior: 'auto !important',
    },
  },
});
