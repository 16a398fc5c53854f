import { defineRecipe } from '@pandacss/dev';

const link = {
  fontWeight: 'medium',
  textDecoration: 'underline',
  textDecorationColor: 'accent.line',
  textDecorationThickness: '2px',
  textUnderlineOffset: '0.22em',
  _hover: { color: 'accent.text' },
} as const;

/** Colors of a drawing in a text; its shapes name their color by a class. */
const drawing = {
  '& .ink': { fill: 'fg' },
  '& .muted': { fill: 'fg.muted' },
  '& .surface': { fill: 'surface' },
  // Paper has no accent, so its shapes are outlined there.
  '& .accent': { fill: 'accent.solid', _print: { stroke: 'accent.line' } },
  '& .on-accent': { fill: 'accent.fg' },
  '& :is(.line, .strong, .accent-line)': { fill: 'none' },
  '& .line': { stroke: 'line' },
  '& .strong': { stroke: 'line.strong' },
  '& .accent-line': { stroke: 'accent.line' },
} as const;

/** Styles HTML without classes, such as an article. An `aside` is a callout. */
export const proseRecipe = defineRecipe({
  className: 'prose',
  base: {
    maxWidth: 'prose',
    minWidth: '0',
    overflowWrap: 'anywhere',
    '& > * + *': { marginBlockStart: '4' },
    // About 75 characters in a line; tables and drawings are wider.
    '& > :is(p, ul, ol)': { maxWidth: '34rem' },
    '& > h2': { textStyle: 'heading', fontSize: 'min({fontSizes.heading}, 2.125rem)', marginBlockStart: '12' },
    '& > h3': { textStyle: 'title', marginBlockStart: '10' },
    '& > :first-child': { marginBlockStart: '0' },
    '& > :is(h2, h3) + *': { marginBlockStart: '3' },
    '& :is(h2, h3)': { scrollMarginBlockStart: '6rem' },
    '& a': link,
    '& :is(ul, ol)': { paddingInlineStart: '6' },
    '& ul': { listStyle: 'disc' },
    '& ol': { listStyle: 'decimal' },
    '& li + li, & li > :is(ul, ol)': { marginBlockStart: '2' },
    '& li::marker': { color: 'fg.muted' },
    '& blockquote': {
      textStyle: 'lead',
      paddingInlineStart: '6',
      borderInlineStart: '4px solid {colors.line.strong}',
      marginBlock: '8',
      '& > * + *': { marginBlockStart: '4' },
    },
    '& figure': { marginBlock: '8' },
    '& figure > [role=img]': { md: { bg: 'surface.raised', borderRadius: 'card', padding: '8' } },
    '& figure svg': {
      display: 'block',
      width: 'full',
      maxWidth: '30rem',
      height: 'auto',
      fontFamily: 'body',
      md: { mx: 'auto' },
      _print: { maxWidth: '24rem' },
    },
    ...drawing,
    '& figcaption': { color: 'fg.muted', lineHeight: '1.45', paddingBlockStart: '3', textAlign: 'start' },
    '& > aside': {
      bg: 'surface.raised',
      border: 'line',
      borderRadius: 'card',
      padding: '4',
      marginBlock: '8',
      breakInside: 'avoid',
      '& > * + *': { marginBlockStart: '2' },
    },
    '& table': { width: 'full', borderCollapse: 'collapse', marginBlock: '8', lineHeight: '1.45' },
    '& :is(th, td)': {
      overflowWrap: 'break-word',
      paddingBlock: '3',
      paddingInlineEnd: '4',
      textAlign: 'start',
      verticalAlign: 'baseline',
      borderBlockEnd: 'line',
    },
    '& :is(th, td):last-child': { paddingInlineEnd: '0' },
    '& th': { fontWeight: 'bold' },
    '& thead th': { borderBlockEnd: '1px solid {colors.line.strong}' },
    '& code': {
      fontFamily: 'ui-monospace, monospace',
      fontSize: '0.9375em',
      bg: 'surface.raised',
      borderRadius: '0.25rem',
      paddingInline: '1',
    },
    // Narrow enough for three columns on the smallest phone.
    '& td code': { fontFamily: 'inherit', paddingInline: '0' },
    '& sup': { fontSize: '0.75em', lineHeight: '0', verticalAlign: 'super' },
    // Enlarges the touch target to a fingertip without moving the lines apart.
    '& sup > a': { display: 'inline-block', padding: '3', margin: '-0.75rem', lineHeight: '1' },
    '& [role=doc-endnotes]': {
      color: 'fg.muted',
      fontSize: 'label',
      borderBlockStart: 'line',
      paddingBlockStart: '6',
      marginBlockStart: '12',
    },
  },
  staticCss: ['*'],
});
