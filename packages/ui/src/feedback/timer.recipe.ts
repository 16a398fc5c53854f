import { defineSlotRecipe } from '@pandacss/dev';

export const timerRecipe = defineSlotRecipe({
  className: 'timer',
  slots: ['root', 'soon', 'time'],
  base: {
    root: { display: 'inline-flex', alignItems: 'center', maxWidth: 'full', lineHeight: 'snug' },
    // Visually hidden on a phone, which has no room for it; the time says the same.
    soon: { srOnly: true, md: { srOnly: false, color: 'fg.muted', '&:not(:empty)': { marginInlineEnd: '3' } } },
    time: {
      display: 'inline-flex',
      alignItems: 'center',
      gap: '2',
      minHeight: '8',
      px: '2',
      border: '1px solid transparent',
      borderRadius: 'control',
      fontWeight: 'bold',
      fontVariantNumeric: 'tabular-nums',
      whiteSpace: 'nowrap',
      '& > svg': { flexShrink: '0', color: 'fg.muted' },
      '&[data-short]': {
        bg: 'warning.subtle',
        color: 'warning.text',
        borderColor: 'warning.text',
        '& > svg': { color: 'inherit' },
      },
    },
  },
});
