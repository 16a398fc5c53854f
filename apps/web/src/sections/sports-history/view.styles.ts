import { css } from '@palmares/ui/styled-system/css';

export const frame = css({ display: 'flex', flexDirection: 'column', gap: { base: '8', md: '12' } });
export const timeline = css({ display: 'flex', flexDirection: 'column' });
export const season = css({
  rowGap: '6',
  paddingBlock: { base: '8', md: '12' },
  borderBlockStart: 'line',
  breakInside: 'avoid',
});
export const year = css({
  textStyle: 'number',
  fontSize: 'title',
  whiteSpace: 'nowrap',
  paddingBlockStart: { md: '1' },
});
export const body = css({ display: 'flex', flexDirection: 'column', gap: '10', minWidth: '0' });
export const sports = css({ display: 'flex', flexDirection: 'column', gap: '4' });
export const sport = css({ textStyle: 'title' });
export const detail = css({ color: 'fg.muted', overflowWrap: 'anywhere' });
export const group = css({ display: 'flex', flexDirection: 'column', gap: '4' });
export const label = css({ textStyle: 'label', color: 'fg.muted' });
export const results = css({
  display: 'grid',
  gridTemplateColumns: { sm: '[repeat(2, minmax(0, 1fr))]' },
  columnGap: '8',
  rowGap: '8',
});
export const result = css({ display: 'flex', flexDirection: 'column', gap: '2', minWidth: '0', breakInside: 'avoid' });
export const figure = css({ textStyle: 'number', overflowWrap: 'anywhere' });
export const event = css({ fontWeight: 'bold', overflowWrap: 'anywhere' });
export const words = css({ maxWidth: 'prose', whiteSpace: 'pre-line', overflowWrap: 'break-word' });
export const awards = css({ display: 'flex', flexDirection: 'column', gap: '6' });
export const award = css({
  display: 'flex',
  flexDirection: 'column',
  gap: '1',
  paddingInlineStart: '4',
  borderInlineStart: '[4px solid {colors.accent.solid}]',
  breakInside: 'avoid',
});
export const links = css({ display: 'flex', flexWrap: 'wrap', columnGap: '8', rowGap: '2' });
