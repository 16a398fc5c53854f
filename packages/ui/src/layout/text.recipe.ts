import { defineRecipe } from '@pandacss/dev';

export const headingRecipe = defineRecipe({
  className: 'heading',
  base: { color: 'fg', textWrap: 'balance', overflowWrap: 'break-word' },
  variants: {
    size: {
      display: { textStyle: 'display' },
      lg: { textStyle: 'heading' },
      page: { textStyle: 'page' },
      md: { textStyle: 'title' },
      sm: { textStyle: 'lead', fontWeight: 'bold', lineHeight: 'snug' },
    },
  },
  defaultVariants: { size: 'lg' },
  staticCss: ['*'],
});

export const textRecipe = defineRecipe({
  className: 'text',
  base: { maxWidth: 'prose', overflowWrap: 'break-word' },
  variants: {
    tone: {
      default: { color: 'fg' },
      muted: { color: 'fg.muted' },
      accent: { color: 'accent.text' },
      danger: { color: 'danger.text' },
      success: { color: 'success.text' },
      warning: { color: 'warning.text' },
    },
    size: {
      label: { textStyle: 'label' },
      body: { textStyle: 'body' },
      lead: { textStyle: 'lead' },
      number: { textStyle: 'number' },
    },
  },
  defaultVariants: { tone: 'default', size: 'body' },
  staticCss: ['*'],
});

export const textLinkRecipe = defineRecipe({
  className: 'text-link',
  base: {
    color: 'fg',
    fontWeight: 'medium',
    textDecoration: 'underline',
    textDecorationColor: 'accent.line',
    textDecorationThickness: '2px',
    textUnderlineOffset: '0.22em',
    borderRadius: '0.125rem',
    transitionProperty: 'color',
    transitionDuration: 'control',
    _hover: { color: 'accent.text' },
  },
  variants: {
    /** A link alone on its line is tall enough for a thumb; inside a sentence it is as tall as the text. */
    standing: {
      inline: {},
      alone: {
        display: 'inline-flex',
        alignItems: 'center',
        gap: '2',
        minHeight: 'control',
        '& > svg': { flexShrink: '0' },
      },
    },
  },
  defaultVariants: { standing: 'inline' },
  staticCss: ['*'],
});
