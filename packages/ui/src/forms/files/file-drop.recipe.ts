import { defineSlotRecipe } from '@pandacss/dev';

/** Explains a refusal, with a sign before it. */
export const warning = {
  display: 'flex',
  gap: '2',
  color: 'danger.text',
  fontWeight: 'medium',
  lineHeight: '1.4',
  overflowWrap: 'anywhere',
  '& svg': { flexShrink: '0', marginBlockStart: '0.15em' },
} as const;

export const fileDropRecipe = defineSlotRecipe({
  className: 'file-drop',
  slots: ['root', 'zone', 'invitation', 'note', 'camera', 'refusals', 'refusal', 'list'],
  base: {
    root: { display: 'flex', flexDirection: 'column', gap: '3', minWidth: '0' },
    // Files cannot be dragged by touch, so a phone shows only the button.
    zone: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      columnGap: '4',
      rowGap: '2',
      border: '1px dashed transparent',
      borderRadius: 'control',
      transitionProperty: 'background-color, border-color',
      transitionDuration: 'control',
      transitionTimingFunction: 'standard',
      '& > button': { width: { base: 'full', sm: 'auto' } },
      sm: {
        '@media (hover: hover)': {
          padding: '6',
          borderColor: 'line.strong',
          '&[data-invalid]': { borderColor: 'danger.text' },
        },
      },
      '&[data-dragging]': {
        bg: 'accent.subtle',
        border: '1px solid {colors.accent.line}',
        boxShadow: 'inset 0 0 0 1px var(--colors-accent-line)',
      },
    },
    invitation: { display: 'none', color: 'fg.muted', sm: { '@media (hover: hover)': { display: 'inline' } } },
    note: { color: 'fg.muted' },
    // Hidden with a mouse, because `capture` would open the same dialog as the first button.
    camera: { '@media (hover: hover), (pointer: fine)': { display: 'none' } },
    refusals: { display: 'flex', flexDirection: 'column', gap: '2', '&:empty': { display: 'contents' } },
    refusal: warning,
    list: { display: 'flex', flexDirection: 'column', gap: '0', listStyle: 'none', borderBlockStart: 'line' },
  },
});
