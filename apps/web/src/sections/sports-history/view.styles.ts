import { css } from '@palmares/ui/styled-system/css';

export const history = css({
  display: 'flex',
  flexDirection: 'column',
  gap: { base: '12', md: '16' },
  _print: { gap: '2' },
});
export const timeline = css({
  display: 'flex',
  flexDirection: 'column',
  // A season continues in the next column, so that short and long ones fill a sheet alike.
  _print: { display: 'block', columns: '[2]', columnGap: '8' },
});
export const item = css({
  display: 'flex',
  flexDirection: 'column',
  gap: '6',
  minWidth: '0',
  scrollMarginBlockStart: '4',
  '&:not(:last-child)': { paddingBlockEnd: { base: '8', md: '12' } },
  '&:not(:first-child)': { borderBlockStart: 'line', paddingBlock: '0' },
  _print: { display: 'block', padding: '0', '&:not(:first-child)': { border: 'none', paddingBlockStart: '2' } },
});

/** Sport and team on the left, like a caption on television; results on the right, like a scoreboard. */
export const season = css({
  display: 'grid',
  gridTemplateColumns: { base: '[minmax(0, 1fr)]', md: '[minmax(0, 15rem) minmax(0, 1fr)]' },
  columnGap: '12',
  rowGap: '6',
  _print: { display: 'flex', flexDirection: 'column', gap: '1' },
});
export const year = css({
  textStyle: 'number',
  fontSize: 'title',
  whiteSpace: 'nowrap',
  _print: { padding: '0', fontSize: 'body' },
});
/** Highlights the current season, as on the card. */
export const newest = css({
  paddingBlock: '2',
  paddingInline: '4',
  width: 'fit',
  bg: 'accent.solid',
  color: 'accent.fg',
  _print: { bg: '[transparent]' },
});

/** Paper opens every season. */
export const older = css({ _print: { '&::details-content': { contentVisibility: 'visible', blockSize: 'auto' } } });
export const line = css({
  display: 'grid',
  gridTemplateColumns: { base: '[minmax(0, 1fr) auto]', md: '[15rem minmax(0, 1fr) auto]' },
  alignItems: 'center',
  columnGap: { base: '4', md: '12' },
  rowGap: '1',
  minHeight: 'control',
  paddingBlock: '4',
  cursor: 'pointer',
  listStyle: 'none',
  '&::-webkit-details-marker': { display: 'none' },
  _hover: { '& > h3': { textDecoration: 'underline', textUnderlineOffset: '[0.22em]' } },
  _print: { display: 'block', padding: '0', minHeight: '0' },
});
export const brief = css({
  color: 'fg.muted',
  overflowWrap: 'anywhere',
  gridRow: { base: '2', md: 'auto' },
  gridColumn: { base: '[1 / -1]', md: 'auto' },
  '[open] > summary > &': { display: 'none' },
  _print: { display: 'none' },
});
export const chevron = css({
  gridColumn: '[-2]',
  color: 'fg.muted',
  transitionProperty: '[rotate]',
  transitionDuration: 'control',
  '[open] > summary > &': { rotate: '[180deg]' },
  _print: { display: 'none' },
});
export const opened = css({
  paddingBlockStart: '2',
  paddingBlockEnd: '12',
  // The year stays above what a link to the season shows.
  scrollMarginBlockStart: '[calc(var(--frame-top, 4rem) + var(--preview-bar, 0rem) + 5rem)]',
  _print: { padding: '0' },
});
export const sports = css({ display: 'flex', flexDirection: 'column', gap: '6', _print: { gap: '1' } });
/** On paper, what fits is on one line. */
export const played = css({ _print: { display: 'flex', flexWrap: 'wrap', columnGap: '3', breakInside: 'avoid' } });
export const sport = css({ textStyle: 'lead', fontWeight: 'bold', lineHeight: 'snug', overflowWrap: 'anywhere' });
export const detail = css({ color: 'fg.muted', overflowWrap: 'break-word' });

export const body = css({ display: 'flex', flexDirection: 'column', gap: '8', minWidth: '0', _print: { gap: '1' } });
export const group = css({ display: 'flex', flexDirection: 'column', gap: '2', _print: { gap: '0' } });
export const label = css({ textStyle: 'label', color: 'fg.muted' });
/** One column as wide as the widest figure, so that the words beside the figures line up. */
export const results = css({
  display: 'grid',
  gridTemplateColumns: '[max-content minmax(0, 1fr)]',
  columnGap: '6',
  _print: { columnGap: '2' },
});
/** On paper, what is said of a result or an award runs on, so that a season takes fewer lines. */
const onOneLine = {
  '& > div > p': { _print: { display: 'inline' } },
  '& > div > p + p': { _print: { _before: { content: '"\\a0· "' } } },
} as const;
const row = {
  borderBlockStart: 'line',
  breakInside: 'avoid',
  _first: { borderBlockStart: 'none' },
} as const;
export const result = css({
  ...row,
  ...onOneLine,
  display: 'grid',
  gridTemplateColumns: '[subgrid]',
  gridColumn: '[1 / -1]',
  alignItems: 'baseline',
  rowGap: '1',
  paddingBlock: '4',
  // Results in words need the whole width.
  '& > div': { gridColumn: { base: '[1 / -1]', sm: 'auto' }, minWidth: '0', _print: { gridColumn: 'auto' } },
  '&[data-long] > *': { gridColumn: '[1 / -1]', _print: { gridColumn: '[1 / -1]' } },
  _print: { paddingBlock: '1' },
});
export const figure = css({
  textStyle: 'number',
  whiteSpace: 'nowrap',
  '[data-long] > &': {
    whiteSpace: 'normal',
    fontSize: 'title',
    lineHeight: 'snug',
    overflowWrap: 'anywhere',
    _print: { fontSize: 'body' },
  },
  _print: { fontSize: 'body' },
});
export const event = css({ fontWeight: 'bold', overflowWrap: 'anywhere' });
export const words = css({ maxWidth: 'prose', whiteSpace: 'pre-line', overflowWrap: 'break-word' });
export const award = css({
  ...row,
  ...onOneLine,
  display: 'grid',
  gridTemplateColumns: '[1.5rem minmax(0, 1fr)]',
  columnGap: '4',
  paddingBlock: '4',
  '& svg': { color: 'fg.muted' },
  _print: { display: 'block', paddingBlock: '1', '& svg': { display: 'none' } },
});

export const links = css({
  display: 'flex',
  flexDirection: 'column',
  _print: { flexDirection: 'row', flexWrap: 'wrap', columnGap: '6' },
});
export const linkRow = css({
  ...row,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: '4',
  paddingBlock: '2',
  minWidth: '0',
  '& > a': { minWidth: '0', overflowWrap: 'anywhere' },
  _print: { border: 'none', columnGap: '2', '& svg': { display: 'none' }, '& > a': { minHeight: '0' } },
});
