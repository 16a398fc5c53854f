import { defineRecipe } from '@pandacss/dev';

export const badgeRecipe = defineRecipe({
  className: 'badge',
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1',
    maxWidth: 'full',
    px: '2',
    py: '0.125rem',
    // No visible line, so that it does not look like a button. Forced colors show the line and drop the background.
    border: '1px solid transparent',
    borderRadius: '0.25rem',
    fontSize: 'label',
    fontWeight: 'semibold',
    lineHeight: 'snug',
    overflowWrap: 'anywhere',
    '& svg': { flexShrink: '0' },
  },
  variants: {
    tone: {
      neutral: { bg: 'line', color: 'fg' },
      accent: { bg: 'accent.subtle', color: 'accent.text' },
      success: { bg: 'success.subtle', color: 'success.text' },
      warning: { bg: 'warning.subtle', color: 'warning.text' },
      danger: { bg: 'danger.subtle', color: 'danger.text' },
    },
  },
  defaultVariants: { tone: 'neutral' },
  staticCss: ['*'],
});
