import { defineSlotRecipe } from '@pandacss/dev';

/** Expanded while the native `details` beside the text is open, so that it needs no script. */
const open = ':is(:focus-within, :has(+ details[open]))';

export const readMoreRecipe = defineSlotRecipe({
  className: 'read-more',
  slots: ['root', 'text', 'switch', 'summary', 'more', 'less'],
  base: {
    root: { display: 'flex', flexDirection: 'column', alignItems: 'flex-start', minWidth: '0' },
    text: {
      width: 'full',
      overflowWrap: 'anywhere',
      '@supports selector(:has(*))': {
        '@media screen': {
          [`&:not(${open})`]: {
            display: '-webkit-box',
            WebkitBoxOrient: 'vertical',
            WebkitLineClamp: 'var(--lines)',
            overflow: 'hidden',
          },
        },
      },
    },
    switch: {
      _print: { display: 'none' },
      '&[data-fits]:not([open])': { display: 'none' },
      '@supports not selector(:has(*))': { display: 'none' },
    },
    summary: {
      display: 'inline-flex',
      alignItems: 'center',
      minHeight: 'control',
      cursor: 'pointer',
      listStyle: 'none',
      fontWeight: 'semibold',
      textDecoration: 'underline',
      textDecorationColor: 'accent.line',
      textDecorationThickness: '2px',
      textUnderlineOffset: '0.22em',
      borderRadius: 'control',
      '&::-webkit-details-marker': { display: 'none' },
    },
    more: { '[open] > summary > &': { display: 'none' } },
    less: { 'details:not([open]) > summary > &': { display: 'none' } },
  },
});
