import { css } from '@palmares/ui/styled-system/css';

/** A phone shows one step at a time; where there is room for two columns, all are shown. */
export const shareLayout = {
  columns: css({
    display: 'grid',
    gridTemplateColumns: { base: '[minmax(0, 1fr)]', lg: '[minmax(0, 1fr) 24rem]' },
    columnGap: '8',
    rowGap: '8',
    alignItems: 'start',
  }),
  /** The message that an athlete writes is the wide column, the list that it is chosen from the narrow one. */
  listAndMessage: css({
    display: 'grid',
    gridTemplateColumns: { base: '[minmax(0, 1fr)]', lg: '[22rem minmax(0, 1fr)]', xl: '[26rem minmax(0, 1fr)]' },
    columnGap: { base: '8', xl: '12' },
    rowGap: '8',
    alignItems: 'start',
  }),
  aside: css({ display: 'flex', flexDirection: 'column', gap: '8', minWidth: '0' }),
  part: css({ display: 'flex', flexDirection: 'column', gap: '6', minWidth: '0', outline: 'none' }),
  laterOnPhone: css({
    display: { base: 'none', lg: 'flex' },
    flexDirection: 'column',
    gap: '6',
    minWidth: '0',
    outline: 'none',
  }),
  onPhone: css({ display: { lg: 'none' } }),
  wide: css({ display: { base: 'none', lg: 'block' } }),
  row: css({ display: 'flex', flexWrap: 'wrap', gap: '3' }),
  /**
   * The main action of a step: above the bar of a phone, wherever the page is scrolled to. Its ground reaches the bar,
   * so that no page shows between them. Add `data-thumb`, by which toasts stay above it.
   */
  thumb: css({
    position: { base: 'sticky', lg: 'static' },
    insetBlockEnd:
      '[calc(4rem + 1px + var(--offline-room, 0rem) + env(safe-area-inset-bottom) + var(--notice-room, 0px))]',
    zIndex: 'sticky',
    display: 'flex',
    flexDirection: 'column',
    gap: '2',
    paddingBlock: { base: '2', lg: '0' },
    bg: { base: 'canvas', lg: 'transparent' },
    // A short screen has room for the fields or the button, not for both.
    '@media (max-height: 40rem)': { position: 'static' },
    // In a sheet there is no bar below it, and the surface is another.
    '[role=dialog] &': {
      position: 'sticky',
      insetBlockEnd: '-1',
      paddingBlockStart: '2',
      paddingBlockEnd: '3',
      bg: 'surface',
    },
  }),
} as const;
