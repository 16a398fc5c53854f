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
  gap: { base: '12', md: '16' },
  _print: { display: 'grid', gridTemplateColumns: '[repeat(auto-fit, minmax(13rem, 1fr))]', gap: '4' },
});

/** Sport and team on the left, like a caption on television; results on the right, like a scoreboard. */
export const season = css({
  display: 'grid',
  gridTemplateColumns: { base: '[minmax(0, 1fr)]', md: '[minmax(0, 15rem) minmax(0, 1fr)]' },
  columnGap: '12',
  rowGap: '6',
  scrollMarginBlockStart: '4',
  _print: { display: 'flex', flexDirection: 'column', gap: '2' },
});
export const team = css({ display: 'flex', flexDirection: 'column', gap: '6', minWidth: '0', _print: { gap: '1' } });
export const year = css({
  textStyle: 'number',
  fontSize: 'title',
  whiteSpace: 'nowrap',
  paddingBlock: '2',
  paddingInline: '4',
  width: 'fit',
  bg: 'surface.raised',
  // Highlights the current season, as on the card.
  'li:first-child > div > &': { bg: 'accent.solid', color: 'accent.fg' },
  _print: { padding: '0', fontSize: 'body' },
});
export const sports = css({ display: 'flex', flexDirection: 'column', gap: '6', _print: { gap: '1' } });
export const sport = css({ textStyle: 'lead', fontWeight: 'bold', lineHeight: 'snug', overflowWrap: 'anywhere' });
export const detail = css({ color: 'fg.muted', overflowWrap: 'break-word' });

export const body = css({ display: 'flex', flexDirection: 'column', gap: '8', minWidth: '0', _print: { gap: '2' } });
export const group = css({ display: 'flex', flexDirection: 'column', gap: '2', _print: { gap: '0' } });
export const label = css({ textStyle: 'label', color: 'fg.muted' });
const row = {
  borderBlockStart: 'line',
  breakInside: 'avoid',
  _first: { borderBlockStart: 'none' },
} as const;
export const result = css({
  ...row,
  display: 'grid',
  gridTemplateColumns: { base: '[minmax(0, 1fr)]', sm: '[minmax(0, 13rem) minmax(0, 1fr)]' },
  alignItems: 'baseline',
  columnGap: '6',
  rowGap: '1',
  paddingBlock: '4',
  // Results in words need the whole width.
  '&[data-long]': { gridTemplateColumns: '[minmax(0, 1fr)]', _print: { gridTemplateColumns: '[minmax(0, 1fr)]' } },
  _print: { gridTemplateColumns: '[minmax(0, 6rem) minmax(0, 1fr)]', columnGap: '2', paddingBlock: '1' },
});
export const figure = css({
  textStyle: 'number',
  overflowWrap: 'break-word',
  hyphens: 'auto',
  '[data-long] > &': { fontSize: 'title', lineHeight: 'snug', overflowWrap: 'anywhere', _print: { fontSize: 'body' } },
  _print: { fontSize: 'body' },
});
export const event = css({ fontWeight: 'bold', overflowWrap: 'anywhere' });
export const words = css({ maxWidth: 'prose', whiteSpace: 'pre-line', overflowWrap: 'break-word' });
export const award = css({
  ...row,
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
  paddingBlock: '1',
  minWidth: '0',
  '& > a': { minWidth: '0', overflowWrap: 'anywhere' },
  _print: { border: 'none', columnGap: '2', '& svg': { display: 'none' }, '& > a': { minHeight: '0' } },
});
