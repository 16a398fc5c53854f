import { defineSlotRecipe } from '@pandacss/dev';

export const checkboxRecipe = defineSlotRecipe({
  className: 'checkbox',
  slots: ['root', 'box', 'mark', 'words', 'hint', 'error'],
  base: {
    root: {
      display: 'grid',
      gridTemplateColumns: '1.5rem 1fr',
      columnGap: '3',
      alignItems: 'start',
      minHeight: 'control',
      py: '2',
      cursor: 'pointer',
    },
    box: {
      gridArea: '1 / 1',
      width: '6',
      height: '6',
      margin: '0',
      appearance: 'none',
      bg: 'surface',
      border: 'strong',
      borderRadius: '0.25rem',
      cursor: 'inherit',
      transitionProperty: 'background-color, border-color',
      transitionDuration: 'control',
      transitionTimingFunction: 'standard',
      _checked: { bg: 'accent.solid', borderColor: 'accent.line' },
      '&[aria-invalid=true]': { borderColor: 'danger.text', boxShadow: 'inset 0 0 0 1px var(--colors-danger-text)' },
      _disabled: { opacity: '0.55' },
      // Forced colors may hide the drawn tick, but not that of the system's own box.
      '@media (forced-colors: active)': { appearance: 'auto' },
    },
    mark: {
      gridArea: '1 / 1',
      position: 'relative',
      placeSelf: 'start center',
      marginBlockStart: '1',
      color: 'accent.fg',
      pointerEvents: 'none',
      opacity: '0',
      'input:checked + &': { opacity: '1' },
      '@media (forced-colors: active)': { display: 'none' },
    },
    words: { lineHeight: '1.5rem', minWidth: '0' },
    // Close to its label, whose room below is for the thumb.
    hint: { marginBlockStart: '-2', paddingInlineStart: '2.25rem', color: 'fg.muted', lineHeight: '1.4' },
    error: {
      paddingInlineStart: '2.25rem',
      display: 'flex',
      gap: '2',
      color: 'danger.text',
      fontWeight: 'medium',
      lineHeight: '1.4',
      '& svg': { flexShrink: '0', marginBlockStart: '0.15em' },
    },
  },
});
