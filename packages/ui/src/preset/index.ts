import { definePreset } from '@pandacss/dev';
import { semanticColors } from './colors.ts';
import { globalCss } from './global-css.ts';
import { keyframes } from './keyframes.ts';
import { layerStyles } from './layer-styles.ts';
import { recipes, slotRecipes } from './recipes.ts';
import { textStyles } from './text-styles.ts';
import { tokens } from './tokens.ts';

export const palmaresPreset = definePreset({
  name: 'palmares',
  globalCss,
  conditions: {
    light: '.light &',
    hover: ['@media (hover: hover)', '&:is(:hover, [data-hover]):not(:disabled, [data-disabled])'],
  },
  theme: {
    breakpoints: { sm: '30rem', md: '48rem', lg: '64rem', xl: '80rem' },
    tokens,
    semanticTokens: { colors: semanticColors },
    textStyles,
    layerStyles,
    keyframes,
    recipes,
    slotRecipes,
  },
});
