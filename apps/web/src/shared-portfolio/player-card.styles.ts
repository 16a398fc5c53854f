import { css } from '@palmares/ui/styled-system/css';

// It follows its own width, never the screen's. Panda reads these names from this file only.
const hardlyRoom = '@container (max-width: 18rem)';
const someRoom = '@container (min-width: 27rem)';
const room = '@container (min-width: 40rem)';
const sideBySide = '@container (min-width: 43rem)';
const muchRoom = '@container (min-width: 66rem)';
const inset = '[var(--inset)]';

export const card = css({
  containerType: 'inline-size',
  position: 'relative',
  bg: 'surface',
  border: 'line',
  borderRadius: 'card',
  overflow: 'clip',
  breakInside: 'avoid',
});

/**
 * One column on a phone; with more room, text beside the picture and the numbers below both. `--name-room` is the
 * name's width, less what rounding to pixels may add to it.
 */
export const frame = css({
  '--inset': '1rem',
  '--picture': 'min(24rem, 32cqi)',
  '--name-room': 'calc(100cqi - 2 * var(--inset) - 0.125rem)',
  display: 'grid',
  gridTemplateColumns: '[minmax(0, 1fr)]',
  gridTemplateAreas: '"picture" "words" "facts" "figures" "actions" "saying"',
  paddingBlockEnd: inset,
  '&:has(> [data-line=figures]:last-child)': { paddingBlockEnd: '0' },
  [someRoom]: { '--inset': '1.5rem' },
  [sideBySide]: {
    '--inset': '2.5rem',
    '--name-room': 'calc(100cqi - 2 * var(--inset) - var(--picture) - 0.125rem)',
    gridTemplateColumns: '[minmax(0, 1fr) auto]',
    gridTemplateRows: '[minmax(var(--inset), 1fr) repeat(4, auto) minmax(var(--inset), 1fr) auto]',
    gridTemplateAreas:
      '". picture" "words picture" "facts picture" "saying picture" "actions picture" ". picture" "figures figures"',
    paddingBlockEnd: '0',
  },
  [muchRoom]: {
    gridTemplateRows: '[minmax(var(--inset), 1fr) repeat(3, auto) minmax(var(--inset), 1fr) repeat(2, auto)]',
    gridTemplateAreas:
      '". picture" "words picture" "saying picture" "actions picture" ". picture" "figures figures" "facts facts"',
  },
  _print: {
    '--inset': '1.5rem',
    '--picture': '10rem',
    gridTemplateRows: '[minmax(1rem, 1fr) repeat(3, auto) minmax(1rem, 1fr) repeat(2, auto)]',
  },
});

/**
 * A poster has its own background, which continues above it if the text beside it is taller. A square picture has none,
 * so it is framed beside the text.
 */
export const picture = css({
  gridArea: 'picture',
  display: 'flex',
  flexDirection: 'column',
  width: 'full',
  aspectRatio: '[5 / 4]',
  // On a phone the actions below it are on the first screen too, however many lines the name takes.
  maxHeight: '[max(10rem, 100svh - 36rem - var(--more-lines) * 2.75rem)]',
  // A photo is cut by nobody but its athlete.
  '&:has(img)': { aspectRatio: '[3 / 2]', maxHeight: '[none]' },
  minWidth: '0',
  bg: 'picture.ground',
  overflow: 'clip',
  '& > svg': { display: 'block', flexShrink: '0', width: 'full', height: 'auto' },
  [sideBySide]: {
    justifyContent: 'flex-end',
    aspectRatio: '[auto]',
    maxHeight: '[none]',
    '&:has(img)': { aspectRatio: '[auto]' },
    minHeight: '0',
    width: '[min(20rem, 28cqi)]',
    '&:not(:has(> svg))': {
      width: '[var(--picture)]',
      justifyContent: 'center',
      paddingBlock: inset,
      paddingInlineEnd: inset,
      bg: 'transparent',
      '& > *:not(a)': { height: 'auto', aspectRatio: '[1 / 1]', borderRadius: 'card' },
    },
  },
  _print: {
    width: '24',
    '&:not(:has(> svg))': { paddingBlock: '4', paddingInlineEnd: '4', justifyContent: 'flex-start' },
  },
});

export const words = css({
  gridArea: 'words',
  minWidth: '0',
  paddingInline: inset,
  paddingBlockStart: '4',
  '& > * + *': { marginBlockStart: '1' },
  '& > h1, & > h2, & > h3': { marginBlockStart: '2' },
  [sideBySide]: {
    paddingBlockStart: '0',
    '& > * + *': { marginBlockStart: '2' },
    '& > h1, & > h2, & > h3': { marginBlockStart: '4' },
  },
});
export const facts = css({
  gridArea: 'facts',
  minWidth: '0',
  paddingInline: inset,
  marginBlockStart: '3',
  [sideBySide]: { marginBlockStart: '6' },
  [muchRoom]: {
    display: 'flex',
    alignItems: 'center',
    paddingInline: '0',
    marginBlockStart: '0',
    borderBlockStart: 'line',
  },
});
export const saying = css({
  gridArea: 'saying',
  minWidth: '0',
  paddingInline: inset,
  marginBlockStart: '4',
  '& > * + *': { marginBlockStart: '3' },
  [sideBySide]: { marginBlockStart: '6', '& > * + *': { marginBlockStart: '4' } },
  _print: { marginBlockStart: '2', '& > * + *': { marginBlockStart: '1' } },
});
/** A scout's next actions. Hidden on paper, where nothing can be pressed. */
export const actions = css({
  gridArea: 'actions',
  paddingInline: inset,
  marginBlockStart: '4',
  [sideBySide]: { marginBlockStart: '8' },
  _print: { display: 'none' },
});
export const buttons = css({
  display: 'flex',
  gap: '2',
  '& + p': { marginBlockStart: '3' },
  '& > a': { flex: '[1 1 0]', paddingInline: '3' },
  [hardlyRoom]: { '& > a > svg': { display: 'none' } },
  [someRoom]: { gap: '3', '& > a': { flex: '[0 0 auto]', paddingInline: '6' } },
});

/** Unwritten parts, at the size of the words that will replace them. */
export const asked = css({ display: 'flex', flexWrap: 'wrap', columnGap: '4', paddingBlock: '1' });
export const kicker = css({ textStyle: 'label', color: 'fg.muted' });
export const also = css({ color: 'fg.muted' });
/** The largest size that the card allows without breaking a word: `--first-name` and `--last-name` are widths in em. */
export const name = css({
  textStyle: 'display',
  fontSize:
    '[max(var(--smallest-name, 1.75rem), min(var(--largest-name, clamp(2.625rem, 1.5rem + 5.8cqi, 5.5rem)), var(--name-room) / var(--last-name), var(--name-room) / var(--first-name)))]',
  hyphens: 'manual',
  _print: { fontSize: 'heading' },
});
/** A word too wide for a narrow phone at the smallest size of others. */
export const breakable = css({ '--smallest-name': '1.125rem', overflowWrap: 'anywhere' });
/** A name of many words, which would fill the screen. */
export const manyWords = css({ '--largest-name': 'clamp(1.75rem, 1.25rem + 2.5cqi, 3rem)' });
export const firstName = css({ display: 'block', fontWeight: 'light' });
export const lastName = css({ display: 'block' });
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

/** The numbers on one line with their season, as on television. */
export const strip = css({
  gridArea: 'figures',
  minWidth: '0',
  marginBlockStart: '4',
  borderBlock: 'line',
  '&:last-child': { borderBlockEnd: 'none' },
  [sideBySide]: { marginBlockStart: '0', borderBlockEnd: 'none' },
  [muchRoom]: { display: 'flex' },
  _print: { display: 'flex' },
});
export const askedFigures = css({ flex: '[1 1 auto]', paddingInline: inset });
export const season = css({
  display: 'flex',
  alignItems: 'center',
  flexShrink: '0',
  bg: 'accent.solid',
  color: 'accent.fg',
  paddingBlock: '1',
  paddingInline: inset,
  textStyle: 'number',
  fontSize: 'body',
  lineHeight: 'snug',
  whiteSpace: 'nowrap',
  [room]: { fontSize: 'lead', paddingBlock: '2' },
  [muchRoom]: { fontSize: 'title', paddingBlock: '3' },
  _print: { borderInlineEnd: 'line', fontSize: 'lead', paddingBlock: '2' },
});
