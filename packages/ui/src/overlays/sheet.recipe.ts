import { defineSlotRecipe } from '@pandacss/dev';
import { backdrop, cross } from './panel-parts.ts';

export const sheetRecipe = defineSlotRecipe({
  className: 'sheet',
  slots: ['backdrop', 'positioner', 'content', 'head', 'title', 'close', 'body', 'footer'],
  base: {
    backdrop,
    positioner: { position: 'fixed', inset: '0', zIndex: 'sheet', display: 'flex', overflow: 'clip' },
    content: {
      display: 'flex',
      flexDirection: 'column',
      gap: '4',
      paddingInline: { base: '4', sm: '6' },
      paddingBlockStart: '2',
      paddingBlockEnd: 'calc(1rem + env(safe-area-inset-bottom))',
      bg: 'surface',
      color: 'fg',
      border: 'line',
      outline: 'none',
      _open: { animationDuration: 'panel', animationTimingFunction: 'standard' },
      _closed: { animationDuration: '250ms', animationTimingFunction: 'standard' },
    },
    head: { display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: '4', minHeight: '12' },
    title: { textStyle: 'title', minWidth: '0', overflowWrap: 'anywhere' },
    close: {
      ...cross,
      flexShrink: '0',
      marginInlineEnd: '-2',
      _hover: { color: 'fg', bg: 'surface.raised' },
    },
    // The padding keeps focus rings at the edges from being cut off, because the box scrolls.
    body: {
      display: 'flex',
      flexDirection: 'column',
      minWidth: '0',
      minHeight: '0',
      overflowY: 'auto',
      overscrollBehavior: 'contain',
      marginInline: '-1',
      paddingInline: '1',
      paddingBlock: '1',
      // Keeps targets clear of a sticky action.
      '&:has([data-thumb])': { scrollPaddingBlockEnd: '20' },
    },
    footer: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      gap: '2',
      flexShrink: '0',
      paddingBlockStart: '4',
      borderBlockStart: '1px solid {colors.line}',
    },
  },
  variants: {
    from: {
      below: {
        positioner: {
          alignItems: { base: 'flex-end', md: 'center' },
          justifyContent: 'center',
          paddingBlock: { md: '6' },
        },
        content: {
          width: 'full',
          maxWidth: '36rem',
          maxHeight: { base: 'calc(100dvh - 3rem)', md: 'full' },
          borderBlockEndWidth: { mdDown: '0' },
          borderRadius: { base: '1rem 1rem 0 0', md: 'card' },
          translate: '0 var(--drag, 0)',
          transitionProperty: 'translate',
          transitionDuration: 'control',
          transitionTimingFunction: 'standard',
          '&[data-dragging]': { transitionDuration: '0s' },
          _open: { animationName: 'ascend' },
          _closed: { animationName: 'descend' },
        },
        head: {
          position: 'relative',
          flexShrink: '0',
          touchAction: 'none',
          userSelect: 'none',
          // Keeps the handle clear of a title of two lines.
          paddingBlockStart: { mdDown: '3' },
          _before: {
            content: '""',
            display: { md: 'none' },
            position: 'absolute',
            insetBlockStart: '0',
            insetInline: 'calc(50% - 1.25rem)',
            height: '1',
            borderRadius: 'round',
            bg: 'line.strong',
          },
        },
      },
      end: {
        positioner: { alignItems: 'stretch', justifyContent: 'flex-end' },
        content: {
          width: 'min(22rem, calc(100vw - 3rem))',
          borderBlock: 'none',
          borderInlineEnd: 'none',
          _open: { animationName: 'enterFromEnd' },
          _closed: { animationName: 'leaveToEnd' },
        },
      },
    },
  },
  defaultVariants: { from: 'below' },
  staticCss: ['*'],
});
