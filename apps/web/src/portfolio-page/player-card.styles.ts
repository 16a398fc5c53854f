import { css } from '@palmares/ui/styled-system/css';

// The card may be on a page of its own, beside a rail or in a column: it follows its own width, never the screen's.
const someRoom = '@container (min-width: 27rem)';
const room = '@container (min-width: 40rem)';
const sideBySide = '@container (min-width: 43rem)';
const littleRoom = '@container (max-width: 42.9375rem)';
const hardlyRoom = '@container (max-width: 18rem)';
const muchRoom = '@container (min-width: 66rem)';

const inset = '[var(--inset)]';
const insets = {
  '--inset': '1rem',
  [someRoom]: { '--inset': '1.5rem' },
  [sideBySide]: { '--inset': '2.5rem' },
} as const;

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

/** Text flows around a jersey on a phone. A photo stands above the text there, and beside it on wider screens. */
export const face = css({
  ...insets,
  display: 'flow-root',
  [sideBySide]: { '--inset': '2.5rem', display: 'grid', gridTemplateColumns: '[minmax(0, 1fr) auto]' },
});
/** `--name-room` is the width that the last name has, `--first-name-room` the width beside the jersey. */
export const besideJersey = css({
  '--name-room': 'calc(100cqi - 2 * var(--inset))',
  '--first-name-room': 'calc(var(--name-room) - 5.5rem)',
  [sideBySide]: {
    '--name-room': 'calc(100cqi - 3 * var(--inset) - min(19rem, 26cqi))',
    '--first-name-room': 'var(--name-room)',
  },
});
export const besidePicture = css({
  '--name-room': 'calc(100cqi - 2 * var(--inset))',
  '--first-name-room': 'var(--name-room)',
  [sideBySide]: { '--name-room': 'calc(100cqi - 2 * var(--inset) - min(20rem, 28cqi))' },
});
export const words = css({
  '& > * + *': { marginBlockStart: '3', [sideBySide]: { marginBlockStart: '6' } },
  '& > h1, & > h2, & > h3': { marginBlockStart: '2', [sideBySide]: { marginBlockStart: '4' } },
  alignSelf: 'center',
  paddingInline: inset,
  paddingBlock: inset,
  [sideBySide]: { minWidth: '0' },
  _print: { paddingBlock: '4' },
});
export const jersey = css({
  float: 'end',
  alignSelf: 'end',
  width: '20',
  marginBlockStart: inset,
  marginInlineEnd: inset,
  [sideBySide]: { float: '[none]', order: '1', width: '[min(19rem, 26cqi)]' },
  _print: { width: '20' },
});
/**
 * A poster has its own background, which continues above it where the text beside it is taller. An athlete's picture is a
 * square that has none: beside the text it is framed.
 */
export const picture = css({
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'flex-start',
  aspectRatio: '[1 / 1]',
  minHeight: '0',
  [sideBySide]: { justifyContent: 'flex-end', order: '1', aspectRatio: '[auto]', width: '[min(20rem, 28cqi)]' },
  bg: 'picture.ground',
  overflow: 'clip',
  '& > svg': { display: 'block', flexShrink: '0', width: 'full', height: 'auto' },
  '&:not(:has(> svg))': {
    [sideBySide]: {
      justifyContent: 'center',
      paddingBlock: inset,
      paddingInlineEnd: inset,
      bg: 'transparent',
      '& > *': { borderRadius: 'card' },
    },
  },
});
/** On the athlete's own pages, where the next thing to do is in view too: less of everything where there is little room. */
export const brief = css({
  '--smallest-name': '1.125rem',
  '--largest-name': 'clamp(1.125rem, 0.25rem + 7cqi, 3.75rem)',
  '& > div': { '--inset': '1rem', [sideBySide]: { '--inset': '1.5rem' } },
  [sideBySide]: {
    '& [data-line=picture]': { width: '[min(11rem, 26cqi)]', paddingBlock: '6' },
    '& [data-line=greeting], & [data-line=description]': { marginBlockStart: '3' },
    '& h2': { marginBlockStart: '2' },
    '& [data-line=figures] > p, & [data-line=facts] > p': { fontSize: 'lead', paddingBlock: '2' },
    '& dl': { paddingInlineStart: '0' },
    '& dl > div': { paddingBlock: '3' },
    '& dl > div:first-child': { paddingInlineStart: '6' },
  },
  [littleRoom]: {
    '& > div:first-child': { display: 'flex', flexDirection: 'row-reverse' },
    '& > div:first-child > :last-child': {
      '--name-room': 'calc(100cqi - 3 * var(--inset) - 5rem)',
      '--first-name-room': 'var(--name-room)',
      flex: '[1 1 auto]',
      minWidth: '0',
    },
    '& [data-line=picture]': {
      float: '[none]',
      flex: '[none]',
      width: '20',
      alignSelf: 'flex-start',
      marginBlockStart: '4',
      marginInlineEnd: '4',
      aspectRatio: '[auto]',
    },
    '& [data-line=picture]:not(:has(> svg))': { borderRadius: 'control', overflow: 'clip' },
    '& h2': { marginBlockStart: '1' },
    '& [data-line=greeting]': { fontSize: 'lead', marginBlockStart: '2' },
    '& [data-line=description]': { display: 'none' },
    '& [data-line=figures] > p, & [data-line=facts] > p': { fontSize: 'label', paddingBlock: '1' },
    '& [data-line=figures] dl': { display: 'flex' },
    '& [data-line=figures] dl > div': {
      flexDirection: 'column-reverse',
      justifyContent: 'flex-end',
      alignItems: 'stretch',
      paddingInline: '3',
      paddingBlock: '2',
      borderBlockStart: 'none',
    },
    '& [data-line=figures] dl > div:first-child': { paddingInlineStart: '4' },
    '& [data-line=figures] dl > div + div': { borderInlineStart: 'line' },
    '& dt': { fontSize: 'label', lineHeight: 'snug' },
    '& [data-line=figures] dd': { flex: '[none]', fontSize: 'lead' },
    '& [data-line=facts] dl': {
      display: 'flex',
      flexWrap: 'wrap',
      columnGap: '4',
      rowGap: '0',
      paddingInline: '4',
      paddingBlock: '2',
    },
    '& [data-line=facts] dl > div': {
      flex: '[none]',
      minWidth: '0',
      maxWidth: 'full',
      padding: '0',
      border: 'none',
    },
    '& [data-line=facts] dt': { srOnly: true },
    '& [data-line=facts] dd': { fontSize: 'label' },
    '& [data-line=facts] > dl + div': { borderBlockStart: 'none', paddingBlockStart: '0' },
  },
  // A column beside the fields: the figures go one below the other.
  [hardlyRoom]: {
    '& > div:first-child > :last-child': { '--name-room': 'calc(100cqi - 3 * var(--inset) - 3rem)' },
    '& [data-line=picture]': { width: '12' },
    '& h2': { marginBlockStart: '2' },
    '& [data-line=picture] > a': { display: 'none' },
    '& [data-line=greeting]': { fontSize: 'body' },
    '& [data-line=figures] dl': { display: 'block', paddingBlock: '1' },
    '& [data-line=figures] dl > div': {
      flexDirection: 'row-reverse',
      alignItems: 'baseline',
      columnGap: '3',
      paddingInline: '4',
      paddingBlock: '1',
    },
    '& [data-line=figures] dl > div + div': { borderInlineStart: 'none' },
    '& [data-line=figures] dd': { fontSize: 'body' },
    '& [data-line=figures] dt': { flex: '[1 1 0]' },
  },
});
/** What is not written yet, at the size of the words that will be there. */
export const asked = css({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: '4',
  flex: '[1 1 auto]',
  paddingInline: inset,
  paddingBlock: '1',
  '[data-line=facts] > dl + &': { borderBlockStart: 'line' },
});
export const kicker = css({ textStyle: 'label', color: 'fg.muted' });
export const also = css({ color: 'fg.muted' });
/** As large as the card allows with no word broken: `--first-name` and `--last-name` are widths in em. */
export const name = css({
  textStyle: 'display',
  fontSize:
    '[max(var(--smallest-name, 1.75rem), min(var(--largest-name, clamp(2.625rem, 1.5rem + 5.8cqi, 5.5rem)), var(--name-room) / var(--last-name), var(--first-name-room) / var(--first-name)))]',
  hyphens: 'manual',
  _print: { fontSize: 'heading' },
});
/** A word too wide for a narrow phone even at the smallest size. */
export const breakable = css({ overflowWrap: 'anywhere' });
export const firstName = css({ display: 'block', fontWeight: 'light' });
export const lastName = css({ display: 'block', clear: 'inline-end', [sideBySide]: { clear: 'none' } });
export const greeting = css({ textStyle: 'title' });
export const greetingLine = css({ display: 'block', _print: { display: 'inline' } });
export const description = css({
  fontSize: 'body',
  lineHeight: 'body',
  color: 'fg.muted',
  maxWidth: '[44ch]',
  [sideBySide]: { fontSize: 'lead' },
  _print: { maxWidth: 'full', fontSize: 'body' },
});

export const strip = css({
  ...insets,
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

/** Figures as on a scoreboard: rows on a phone, side by side where there is room. */
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
  paddingInline: '4',
  [someRoom]: { paddingInline: '6' },
  borderBlockStart: 'line',
  _first: { borderBlockStart: 'none' },
  [room]: {
    flexDirection: 'column-reverse',
    alignItems: 'stretch',
    paddingBlock: '4',
    borderBlockStart: 'none',
    '& + &': { borderInlineStart: 'line' },
  },
  [sideBySide]: { '&:first-child': { paddingInlineStart: '10' } },
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
  [room]: { display: 'flex' },
  [sideBySide]: { paddingInlineStart: '4' },
  _print: { display: 'flex', paddingInlineStart: '0' },
});
export const fact = css({
  display: 'flex',
  flexDirection: 'column',
  gap: '1',
  flex: '[1 1 auto]',
  minWidth: '0',
  paddingBlock: '3',
  paddingInline: '4',
  [someRoom]: { paddingInline: '6' },
  // The last of an odd number takes a whole row.
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
