import { css } from '@palmares/ui/styled-system/css';

export const dashboardLayout = {
  /** On a phone, the card and the next step fit between the bars. */
  page: css({ gap: { base: '4', md: '8' }, paddingBlockStart: { base: '3', md: '16' } }),
  head: css({ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: '6' }),
  greeting: css({ minWidth: '0', overflowWrap: 'anywhere' }),
  count: css({ color: 'fg.muted', lineHeight: 'snug', fontVariantNumeric: 'tabular-nums' }),
  columns: css({
    display: 'grid',
    gridTemplateColumns: { base: '[minmax(0, 1fr)]', lg: '[minmax(0, 1fr) 22rem]', xl: '[minmax(0, 1fr) 23rem]' },
    columnGap: { base: '8', xl: '10' },
    rowGap: { base: '4', md: '6' },
    alignItems: 'start',
  }),
  /** Keeps the card and the next step in view beside the long list. */
  now: css({
    display: 'flex',
    flexDirection: 'column',
    gap: { base: '4', md: '6' },
    minWidth: '0',
    position: { lg: 'sticky' },
    insetBlockStart: { lg: '[calc(var(--frame-top, 0rem) + 2rem)]' },
    // A notice without words takes no room.
    '& > div:empty': { marginBlockEnd: { base: '-4', md: '-6' } },
  }),
  /** The news and the rest of the work. */
  later: css({ display: 'flex', flexDirection: 'column', gap: { base: '4', md: '6' }, minWidth: '0' }),
  card: css({
    display: 'flex',
    flexDirection: 'column',
    gap: '2',
    padding: { base: '4', md: '6' },
    bg: 'surface',
    border: 'line',
    borderRadius: 'card',
  }),
  why: css({ color: 'fg.muted', marginBlockEnd: '2' }),
};
