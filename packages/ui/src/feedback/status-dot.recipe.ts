import { defineSlotRecipe } from '@pandacss/dev';

const dot = (color: string, filled: boolean) => ({
  dot: { borderColor: color, bg: filled ? color : 'transparent' },
});

export const statusDotRecipe = defineSlotRecipe({
  className: 'status-dot',
  slots: ['root', 'dot'],
  base: {
    root: { display: 'inline-flex', alignItems: 'center', gap: '2', lineHeight: 'snug' },
    dot: {
      flexShrink: '0',
      width: '0.625rem',
      height: '0.625rem',
      borderWidth: '2px',
      borderStyle: 'solid',
      borderRadius: 'round',
      '@media (forced-colors: active)': { borderColor: 'CanvasText' },
    },
  },
  variants: {
    tone: {
      neutral: dot('fg.muted', false),
      busy: { dot: { borderColor: 'accent.line', bg: 'accent.solid', animation: 'breathe 1.2s ease-in-out infinite' } },
      success: dot('success.text', true),
      warning: dot('warning.text', true),
      danger: dot('danger.text', true),
    },
  },
  defaultVariants: { tone: 'neutral' },
  staticCss: ['*'],
});
