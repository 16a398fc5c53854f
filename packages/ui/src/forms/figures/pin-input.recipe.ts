import { defineSlotRecipe } from '@pandacss/dev';

/**
 * One real input over drawn cells, so that screen readers, pasting and autofill see one field, and it works without
 * script.
 */
export const pinInputRecipe = defineSlotRecipe({
  className: 'pin-input',
  slots: ['root', 'frame', 'cell', 'input'],
  base: {
    root: { containerType: 'inline-size', width: 'full', maxWidth: '22rem' },
    frame: {
      '--gap': '0.5rem',
      '--cell': 'calc((100cqi - (var(--length) - 1) * var(--gap)) / var(--length))',
      position: 'relative',
      display: 'flex',
      gap: 'var(--gap)',
      height: '3.75rem',
      overflow: 'clip',
      overflowClipMargin: '0.5rem',
    },
    cell: {
      flex: '1',
      bg: 'surface',
      border: 'strong',
      borderRadius: 'control',
      transitionProperty: 'border-color',
      transitionDuration: 'control',
      ':has(> input:hover) > &': { borderColor: 'fg.muted' },
      ':has(> input[aria-invalid=true]) > &': {
        borderColor: 'danger.text',
        boxShadow: 'inset 0 0 0 1px var(--colors-danger-text)',
      },
      ':has(> input:focus-visible) > &[data-next]': { outline: '2px solid var(--colors-focus)', outlineOffset: '2px' },
      ':has(> input:disabled) > &': { opacity: '0.55' },
    },
    input: {
      position: 'absolute',
      insetBlock: '0',
      insetInlineStart: '0',
      // Wider than its frame, so that the space after the last digit never scrolls the first one away.
      width: 'calc(100% + var(--cell) + var(--gap))',
      paddingInlineStart: 'calc((var(--cell) - 1ch) / 2)',
      border: 'none',
      bg: 'transparent',
      color: 'fg',
      caretColor: 'fg',
      fontFamily: 'inherit',
      fontSize: 'title',
      fontWeight: 'bold',
      fontVariantNumeric: 'tabular-nums lining-nums',
      letterSpacing: 'calc(var(--cell) + var(--gap) - 1ch)',
      appearance: 'none',
      outline: 'none',
      _disabled: { opacity: '0.55', cursor: 'not-allowed' },
      // Disables the backplate that the system paints behind text, which would cover the cells.
      '@media (forced-colors: active)': { forcedColorAdjust: 'none', color: 'CanvasText', caretColor: 'CanvasText' },
    },
  },
});
