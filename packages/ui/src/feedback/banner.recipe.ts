import { defineSlotRecipe } from '@pandacss/dev';

export const bannerRecipe = defineSlotRecipe({
  className: 'banner',
  slots: ['root', 'message', 'icon', 'words', 'title', 'action'],
  base: {
    root: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      columnGap: '4',
      rowGap: '3',
      px: '4',
      py: '4',
      border: 'line',
      borderRadius: 'card',
      lineHeight: '1.45',
      color: 'fg',
    },
    message: { display: 'flex', alignItems: 'flex-start', gap: '4', flex: '1 1 16rem', minWidth: '0' },
    icon: { flexShrink: '0', marginBlockStart: '0.05em' },
    words: { minWidth: '0', overflowWrap: 'anywhere' },
    title: { fontWeight: 'bold' },
    action: { display: 'flex', flexWrap: 'wrap', gap: '3' },
  },
  variants: {
    tone: {
      info: { root: { bg: 'surface.raised', borderColor: 'line.strong' }, icon: { color: 'fg.muted' } },
      success: { root: { bg: 'success.subtle', borderColor: 'success.text' }, icon: { color: 'success.text' } },
      warning: { root: { bg: 'warning.subtle', borderColor: 'warning.text' }, icon: { color: 'warning.text' } },
      danger: { root: { bg: 'danger.subtle', borderColor: 'danger.text' }, icon: { color: 'danger.text' } },
    },
  },
  defaultVariants: { tone: 'info' },
  staticCss: ['*'],
});
