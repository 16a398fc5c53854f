import { defineRecipe } from '@pandacss/dev';

export const cardRecipe = defineRecipe({
  className: 'card',
  base: { minWidth: '0', bg: 'surface', color: 'fg', border: 'line', borderRadius: 'card' },
  variants: {
    padding: { none: {}, md: { padding: { base: '4', sm: '6' } }, lg: { padding: { base: '6', md: '10' } } },
    tone: { plain: {}, raised: { bg: 'surface.raised' }, accent: { borderColor: 'accent.line' } },
  },
  defaultVariants: { padding: 'md', tone: 'plain' },
  staticCss: ['*'],
});
