import { defineSlotRecipe } from '@pandacss/dev';

/** Below this width the rows have no room for arrows; those of the current row are under the list. */
const roomForArrows = '@media (min-width: 30rem)';

/**
 * Room for a thumb, and as much of a phone's screen as leaves the question and the button on it. By `svh`, so that rows
 * stay the same while a browser's own bar goes away.
 */
const rowHeight = (tallest: string) => `clamp(3rem, (100svh - 20rem) / 7, ${tallest})`;

/** At this width and above, the longest statements fit in two lines of full size. */
const roomForText = '@media (min-width: 24rem)';

export const rankListRecipe = defineSlotRecipe({
  className: 'rank-list',
  slots: ['root', 'head', 'mode', 'foot', 'pole', 'hint', 'list', 'row', 'place', 'body', 'text', 'grip', 'arrows'],
  base: {
    root: { position: 'relative', display: 'flex', flexDirection: 'column', width: 'full', minWidth: '0' },
    head: {
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: '3',
      minHeight: 'control',
      paddingBlockEnd: '2',
    },
    mode: { flexShrink: '0', maxWidth: '60%' },
    foot: {
      display: 'flex',
      alignItems: 'center',
      minHeight: 'control',
      [roomForArrows]: { minHeight: '8' },
    },
    pole: { fontSize: 'label', fontWeight: 'semibold', lineHeight: 'snug', color: 'fg.muted' },
    hint: { fontSize: 'label', lineHeight: 'snug', color: 'fg', textWrap: 'balance' },
    list: {
      margin: '0',
      padding: '0',
      listStyle: 'none',
      bg: 'surface',
      border: 'strong',
      borderRadius: 'control',
      overflow: 'clip',
    },
    row: {
      display: 'grid',
      gridTemplateColumns: '2.75rem minmax(0, 1fr) auto',
      alignItems: 'stretch',
      '& + &': { borderBlockStart: 'line' },
    },
    // Above the row, which moves while its place number stays.
    place: {
      gridColumn: '1',
      gridRow: '1',
      zIndex: 'raised',
      alignSelf: 'center',
      marginInlineStart: '2',
      display: 'grid',
      placeItems: 'center',
      width: '6',
      height: '6',
      pointerEvents: 'none',
      fontWeight: 'extrabold',
      fontStretch: '108%',
      fontVariantNumeric: 'tabular-nums',
      lineHeight: '1',
      '&[data-tapped]': {
        border: '1px dashed {colors.line.strong}',
        borderRadius: 'round',
        fontSize: 'label',
      },
      '&[data-tapped=true]': {
        bg: 'accent.solid',
        color: 'accent.fg',
        borderStyle: 'solid',
        borderColor: 'accent.line',
      },
    },
    body: {
      gridColumn: '1 / 3',
      gridRow: '1',
      display: 'flex',
      alignItems: 'center',
      width: 'full',
      minWidth: '0',
      minHeight: { base: rowHeight('4.5rem'), md: rowHeight('3.75rem') },
      paddingBlock: '1',
      paddingInlineStart: '2.75rem',
      // Never under a button that stays in reach below the list.
      scrollMarginBlockEnd: '20',
      borderRadius: 'control',
      color: 'fg',
      textAlign: 'start',
      cursor: 'grab',
      userSelect: 'none',
      touchAction: 'manipulation',
      outlineOffset: '-2px',
      WebkitTouchCallout: 'none',
      _hover: { bg: 'surface.raised' },
      '&[aria-pressed]': { paddingInlineEnd: '2', cursor: 'pointer' },
      // Highlights the current row, whose arrows are below the list on a phone.
      '&[data-current]': {
        bg: 'surface.raised',
        boxShadow: 'inset 0 0 0 1px var(--colors-line-strong)',
        [roomForArrows]: { bg: 'transparent', boxShadow: 'none', _hover: { bg: 'surface.raised' } },
        '@media (forced-colors: active)': { outline: '1px solid CanvasText' },
      },
      '&[data-dragged]': { opacity: '0.3' },
      '&[data-lifted]': {
        height: 'full',
        bg: 'surface.raised',
        border: 'accent',
        cursor: 'grabbing',
        boxShadow: '0 0.5rem 1.5rem rgb(0 0 0 / 0.35)',
      },
    },
    text: {
      flex: '1 1 0',
      minWidth: '0',
      fontSize: 'label',
      lineHeight: '1.3',
      overflowWrap: 'anywhere',
      textWrap: 'pretty',
      [roomForText]: { fontSize: 'body', lineHeight: 'snug' },
    },
    // A thumb wide, with most of it over the end of the text.
    grip: {
      alignSelf: 'stretch',
      display: 'grid',
      alignItems: 'center',
      justifyItems: 'end',
      flexShrink: '0',
      width: 'control',
      marginInlineStart: '-1.25rem',
      paddingInlineEnd: '1',
      color: 'fg.muted',
      touchAction: 'none',
    },
    arrows: {
      position: 'absolute',
      insetInlineEnd: '0',
      insetBlockEnd: '0',
      display: 'flex',
      opacity: '0',
      pointerEvents: 'none',
      '& > button': { outlineOffset: '-2px' },
      '&[data-current]': { opacity: '1', pointerEvents: 'auto' },
      [roomForArrows]: {
        position: 'static',
        alignItems: 'center',
        opacity: '1',
        pointerEvents: 'auto',
      },
    },
  },
});
