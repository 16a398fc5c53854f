import { defineRecipe } from '@pandacss/dev';

/** Excludes a button that only waits for its script, or is busy. */
const disabled = '&:disabled:not([data-awaits-script]), &[aria-disabled=true]:not([aria-busy=true])';

/** Gray instead of faded, because a faded accent looks like another color: brown instead of yellow. */
const colorless = { bg: 'surface.raised', color: 'fg.muted', borderColor: 'line', opacity: '1' } as const;

/** Travels along the lower edge. */
const busyLine = {
  content: '""',
  position: 'absolute',
  insetInlineStart: '0',
  insetBlockEnd: '0',
  height: '1',
  width: '40%',
  bg: 'current',
  animation: 'travel 1.3s linear infinite',
  _motionReduce: { width: 'full', opacity: '0.6' },
} as const;

export const buttonRecipe = defineRecipe({
  className: 'button',
  base: {
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '2',
    maxWidth: 'full',
    borderWidth: '1px',
    borderStyle: 'solid',
    borderRadius: 'control',
    fontFamily: 'inherit',
    fontWeight: 'bold',
    fontStretch: '104%',
    // Bold and wide, its space needs no help, and a bar has no room for it.
    wordSpacing: 'normal',
    lineHeight: 'snug',
    textAlign: 'center',
    textDecoration: 'none',
    cursor: 'pointer',
    userSelect: 'none',
    overflow: 'hidden',
    touchAction: 'manipulation',
    transitionProperty: 'background-color, border-color, color, opacity',
    transitionDuration: 'control',
    transitionTimingFunction: 'standard',
    [disabled]: { opacity: '0.5', cursor: 'not-allowed' },
    '&[aria-busy=true]': { cursor: 'progress', _after: busyLine },
    '& svg': { flexShrink: '0' },
  },
  variants: {
    variant: {
      solid: {
        bg: 'accent.solid',
        color: 'accent.fg',
        borderColor: 'accent.line',
        _hover: { bg: 'accent.hover' },
        [disabled]: colorless,
      },
      outline: {
        bg: 'transparent',
        color: 'fg',
        borderColor: 'line.strong',
        _hover: { bg: 'surface.raised', borderColor: 'fg' },
      },
      ghost: {
        bg: 'transparent',
        color: 'fg',
        borderColor: 'transparent',
        _hover: { bg: 'surface.raised' },
        '&[aria-expanded=true], &[data-state=open]': { bg: 'surface.raised' },
        '&[aria-pressed=true]': { bg: 'accent.subtle', borderColor: 'accent.line' },
      },
      danger: {
        bg: 'danger.solid',
        color: 'danger.fg',
        borderColor: 'danger.text',
        _hover: { bg: 'danger.hover' },
        [disabled]: colorless,
      },
    },
    size: {
      sm: { minHeight: 'control', minWidth: 'control', px: '3', py: '2', fontSize: 'body' },
      md: { minHeight: '12', minWidth: '12', px: '6', py: '2', fontSize: 'body' },
      lg: { minHeight: '3.5rem', minWidth: '3.5rem', px: '8', py: '3', fontSize: 'lead' },
      icon: { flexShrink: '0', width: 'control', height: 'control', padding: '0' },
    },
    width: { auto: {}, full: { width: 'full' } },
  },
  defaultVariants: { variant: 'solid', size: 'md', width: 'auto' },
  staticCss: ['*'],
});
