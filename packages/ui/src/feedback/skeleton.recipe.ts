import { defineRecipe } from '@pandacss/dev';

export const skeletonRecipe = defineRecipe({
  className: 'skeleton',
  base: {
    display: 'block',
    bg: 'line',
    borderRadius: 'control',
    animation: 'breathe 1.6s ease-in-out infinite',
    '@media (forced-colors: active)': { border: '1px solid GrayText' },
  },
  variants: {
    shape: {
      line: { height: '1em', my: '0.25em', width: 'full' },
      title: { height: '2.25rem', width: '60%' },
      control: { height: '12', width: 'full' },
      card: { height: '10rem', width: 'full', borderRadius: 'card' },
    },
  },
  defaultVariants: { shape: 'line' },
  staticCss: ['*'],
});
