import { css } from '@palmares/ui/styled-system/css';

const rise = '[rise {durations.page} {easings.standard} both]';

export const layout = {
  parts: css({
    display: 'flex',
    flexDirection: 'column',
    gap: { base: '10', md: '16' },
    '&[data-reveal] > *': { animation: rise, _motionReduce: { animation: '[none]' } },
    // Everything else appears after the mask.
    '&[data-reveal] > :first-child > :not(:first-child)': {
      animation: rise,
      animationDelay: '[1200ms]',
      _motionReduce: { animation: '[none]' },
    },
    '&[data-reveal] > :nth-child(2)': { animationDelay: '[250ms]' },
    '&[data-reveal] > :nth-child(3)': { animationDelay: '[500ms]' },
    '&[data-reveal] > :nth-child(n + 4)': { animationDelay: '[750ms]' },
  }),
  first: css({ display: 'flex', flexDirection: 'column', gap: '4', minWidth: '0' }),
  part: css({
    display: 'flex',
    flexDirection: 'column',
    gap: '6',
    minWidth: '0',
    breakInside: 'avoid',
  }),
  halves: css({
    display: 'grid',
    gridTemplateColumns: { base: '[minmax(0, 1fr)]', lg: '[repeat(2, minmax(0, 1fr))]' },
    columnGap: '16',
    rowGap: '8',
    alignItems: 'start',
  }),
  column: css({ display: 'flex', flexDirection: 'column', gap: '6', minWidth: '0' }),
  block: css({ display: 'flex', flexDirection: 'column', alignItems: 'flex-start', gap: '2', minWidth: '0' }),
  small: css({ fontWeight: 'bold', lineHeight: 'snug' }),
  prose: css({ maxWidth: 'prose' }),
  lines: css({
    display: 'flex',
    flexDirection: 'column',
    gap: '2',
    listStyle: 'none',
    '& > li': { paddingInlineStart: '4', borderInlineStart: '[2px solid {colors.line.strong}]', maxWidth: 'prose' },
  }),
  links: css({ display: 'flex', flexWrap: 'wrap', columnGap: '6', rowGap: '1' }),
  quiet: css({ color: 'fg.muted' }),
  top: css({ display: 'flex', flexDirection: 'column', listStyle: 'none', width: 'full' }),
  place: css({
    display: 'flex',
    alignItems: 'center',
    gap: '4',
    minHeight: '16',
    borderBlockEnd: 'line',
    '& > svg': { flexShrink: '0' },
    '& > :last-child': { marginInlineStart: 'auto', fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' },
  }),
  sign: css({ display: 'inline-flex', alignItems: 'center', gap: '2', '& > svg': { flexShrink: '0' } }),
  signs: css({ display: 'flex', flexWrap: 'wrap', columnGap: '8', rowGap: '4', textStyle: 'title', listStyle: 'none' }),
};
