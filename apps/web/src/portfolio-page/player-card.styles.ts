import { css } from '@palmares/ui/styled-system/css';

const inset = { base: '4', sm: '6', md: '10' } as const;

export const card = css({
  containerType: 'inline-size',
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  bg: 'surface',
  border: 'line',
  borderRadius: 'card',
  overflow: 'clip',
  breakInside: 'avoid',
});

/** A jersey has the words flow around it on a phone; a picture of its own stands above them there, and beside them with more room. */
export const face = css({
  display: { base: 'flow-root', md: 'grid' },
  gridTemplateColumns: { md: '[minmax(0, 1fr) auto]' },
});
export const words = css({
  '& > * + *': { marginBlockStart: { base: '3', md: '6' } },
  '& > h1, & > h2, & > h3': { marginBlockStart: { base: '2', md: '4' } },
  alignSelf: 'center',
  minWidth: { md: '0' },
  paddingInline: inset,
  paddingBlock: { base: '4', sm: '6', md: '10' },
  _print: { paddingBlock: '4' },
});
export const jersey = css({
  float: { base: 'end', md: '[none]' },
  order: { md: '1' },
  alignSelf: 'end',
  width: { base: '20', md: '[min(19rem, 26vw)]' },
  marginBlockStart: { base: '4', sm: '6', md: '10' },
  marginInlineEnd: inset,
  _print: { width: '20' },
});
/** A picture brings its own ground, which goes on above it where the words beside it are taller. */
export const picture = css({
  display: 'flex',
  flexDirection: 'column',
  justifyContent: { base: 'flex-start', md: 'flex-end' },
  order: { md: '1' },
  aspectRatio: { base: '[1 / 1]', md: '[auto]' },
  minHeight: '0',
  width: { md: '[min(20rem, 28vw)]' },
  bg: 'picture.ground',
  overflow: 'clip',
  '& > svg': { display: 'block', flexShrink: '0', width: 'full', height: 'auto' },
});
export const kicker = css({ textStyle: 'label', color: 'accent.text' });
export const name = css({
  textStyle: 'display',
  overflowWrap: 'break-word',
  hyphens: 'auto',
  _print: { fontSize: 'heading' },
});
export const firstName = css({ display: 'block', fontWeight: 'light' });
export const lastName = css({ display: 'block', clear: { base: 'inline-end', md: 'none' } });
export const greeting = css({ textStyle: 'title' });
export const greetingLine = css({ display: 'block', _print: { display: 'inline' } });
export const description = css({
  fontSize: { base: 'body', md: 'lead' },
  lineHeight: 'body',
  color: 'fg.muted',
  maxWidth: '[44ch]',
  _print: { maxWidth: 'full', fontSize: 'body' },
});

// What follows depends on the card's own width: beside a rail, or in a column of the home page, it is not the screen's.
const room = '@container (min-width: 40rem)';
const muchRoom = '@container (min-width: 66rem)';

export const strip = css({
  display: 'block',
  borderBlockStart: 'line',
  [muchRoom]: { display: 'flex' },
  _print: { display: 'flex' },
});
export const season = css({
  display: 'flex',
  alignItems: 'center',
  flexShrink: '0',
  bg: 'accent.solid',
  color: 'accent.fg',
  paddingBlock: '3',
  paddingInline: inset,
  textStyle: 'number',
  fontSize: 'title',
  whiteSpace: 'nowrap',
  _print: { borderInlineEnd: 'line', fontSize: 'lead', paddingBlock: '2' },
});

/** Numbers as on a scoreboard: rows on a phone, side by side where there is room. */
export const figures = css({
  display: 'block',
  flex: '[1 1 auto]',
  minWidth: '0',
  [room]: { display: 'flex' },
  _print: { display: 'flex' },
});
export const figure = css({
  display: 'flex',
  flexDirection: 'row-reverse',
  justifyContent: 'flex-end',
  alignItems: 'baseline',
  columnGap: '4',
  rowGap: '1',
  flex: '[1 1 0]',
  minWidth: '0',
  paddingBlock: '3',
  paddingInline: { base: '4', sm: '6' },
  borderBlockStart: 'line',
  _first: { borderBlockStart: 'none' },
  [room]: {
    flexDirection: 'column-reverse',
    alignItems: 'stretch',
    paddingBlock: '4',
    borderBlockStart: 'none',
    '&:first-child': { paddingInlineStart: { md: '10' } },
    '& + &': { borderInlineStart: 'line' },
  },
  [muchRoom]: { '&:first-child': { paddingInlineStart: '6' } },
  _print: { flexDirection: 'column-reverse', alignItems: 'stretch', paddingBlock: '2', borderBlockStart: 'none' },
});
export const figureValue = css({
  textStyle: 'number',
  fontSize: 'title',
  whiteSpace: 'nowrap',
  flex: '[0 0 7rem]',
  [room]: { flex: '[none]' },
  [muchRoom]: { fontSize: 'heading' },
  _print: { fontSize: 'title', flex: '[none]' },
});
export const figureLabel = css({ color: 'fg.muted', overflowWrap: 'anywhere', textWrap: 'balance', minWidth: '0' });

export const facts = css({
  display: 'grid',
  gridTemplateColumns: '[repeat(2, minmax(0, 1fr))]',
  flex: '[1 1 auto]',
  minWidth: '0',
  [room]: { display: 'flex', paddingInlineStart: { md: '4' } },
  _print: { display: 'flex', paddingInlineStart: '0' },
});
export const fact = css({
  display: 'flex',
  flexDirection: 'column',
  gap: '1',
  flex: '[1 1 auto]',
  minWidth: '0',
  paddingBlock: '3',
  paddingInline: { base: '4', sm: '6' },
  // The last of an odd number has a line to itself.
  '&:last-child:nth-child(odd)': { gridColumn: '[1 / -1]' },
  '&:nth-child(n + 3)': { borderBlockStart: 'line' },
  [room]: {
    minWidth: '[7.5rem]',
    paddingBlock: '4',
    '&:nth-child(n + 3)': { borderBlockStart: 'none' },
    '& + &': { borderInlineStart: 'line' },
  },
  _print: { paddingBlock: '2', '&:nth-child(n + 3)': { borderBlockStart: 'none' } },
});
export const factLabel = css({ textStyle: 'label', color: 'fg.muted' });
export const factValue = css({ fontWeight: 'bold', fontStretch: '[108%]', overflowWrap: 'anywhere' });
