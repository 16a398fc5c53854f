import { css } from '@palmares/ui/styled-system/css';

export const dashboardLayout = {
  columns: css({
    display: 'grid',
    gridTemplateColumns: { base: '[minmax(0, 1fr)]', lg: '[24rem minmax(0, 1fr)]' },
    columnGap: '16',
    rowGap: '8',
    alignItems: 'start',
  }),
  /** Keeps the next step in view beside the long list. */
  now: css({
    display: 'flex',
    flexDirection: 'column',
    gap: '6',
    minWidth: '0',
    position: { lg: 'sticky' },
    insetBlockStart: { lg: '[calc(var(--frame-top, 0rem) + 2rem)]' },
  }),
  head: css({
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '6',
    '& > header': { flex: '1' },
  }),
  card: css({
    display: 'flex',
    flexDirection: 'column',
    gap: '3',
    padding: { base: '6', md: '8' },
    bg: 'surface',
    border: 'line',
    borderRadius: 'card',
  }),
  why: css({ color: 'fg.muted', marginBlockEnd: '3' }),
};
