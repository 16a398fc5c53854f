import { defineRecipe } from '@pandacss/dev';

/** The look of every text box, whether it is the control itself or a frame around it. */
export const controlBox = {
  width: 'full',
  minWidth: '0',
  minHeight: '12',
  px: '4',
  py: '2',
  bg: 'surface',
  color: 'fg',
  border: 'strong',
  borderRadius: 'control',
  fontFamily: 'inherit',
  fontSize: 'body',
  lineHeight: '1.4',
  appearance: 'none',
  transitionProperty: 'border-color, background-color',
  transitionDuration: 'control',
  transitionTimingFunction: 'standard',
  _placeholder: { color: 'fg.muted', opacity: '1' },
  _hover: { borderColor: 'fg.muted' },
} as const;

/** The look of inputs, text areas and selects. */
export const controlRecipe = defineRecipe({
  className: 'control',
  base: {
    ...controlBox,
    '&[aria-invalid=true]': {
      borderColor: 'danger.text',
      boxShadow: 'inset 0 0 0 1px var(--colors-danger-text)',
    },
    _disabled: { opacity: '0.55', cursor: 'not-allowed' },
    _readOnly: { bg: 'surface.raised' },
  },
  variants: {
    kind: {
      line: {},
      area: { minHeight: '7.5rem', py: '3', lineHeight: 'body', resize: 'vertical', fieldSizing: 'content' },
      select: { paddingInlineEnd: '12', cursor: 'pointer', textOverflow: 'ellipsis', bg: 'surface.raised' },
      secret: { paddingInlineEnd: '3.5rem' },
      search: {
        paddingInlineStart: '12',
        paddingInlineEnd: '3.5rem',
        '&::-webkit-search-cancel-button': { display: 'none' },
      },
      clearable: { paddingInlineEnd: '6rem' },
      number: {
        fontWeight: 'semibold',
        fontVariantNumeric: 'tabular-nums lining-nums',
        _placeholder: { fontWeight: 'regular' },
      },
    },
  },
  defaultVariants: { kind: 'line' },
  staticCss: ['*'],
});
