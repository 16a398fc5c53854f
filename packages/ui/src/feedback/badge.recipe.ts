import { defineRecipe } from '@pandacss/dev';

export const badgeRecipe = defineRecipe({
  className: 'badge',
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1',
    maxWidth: 'full',
    px: '2',
    py: '1',
    borderWidth: '1px',
    borderStyle: 'solid',
    borderRadius: 'control',
    fontSize: 'label',
    fontWeight: 'semibold',
    lineHeight: 'snug',
    overflowWrap: 'anywhere',
    '& svg': { flexShrink: '0' },
  },
  variants: {
    tone: {
      neutral: { bg: 'surface.raised', color: 'fg', borderColor: 'line.strong' },
      accent: { bg: 'accent.subtle', color: 'accent.text', borderColor: 'accent.line' },
      success: { bg: 'success.subtle', color: 'success.text', borderColor: 'success.text' },
      warning: { bg: 'warning.subtle', color: 'warning.text', borderColor: 'warning.text' },
      danger: { bg: 'danger.subtle', color: 'danger.text', borderColor: 'danger.text' },
    },
  },
  defaultVariants: { tone: 'neutral' },
  staticCss: ['*'],
});
