import { defineSlotRecipe } from '@pandacss/dev';
import { backdrop, cross } from './panel-parts.ts';

export const sheetRecipe = defineSlotRecipe({
  className: 'sheet',
  slots: ['backdrop', 'positioner', 'content', 'head', 'title', 'close', 'body', 'footer'],
  base: {
    backdrop,
    positioner: { position: 'fixed', inset: '0', zIndex: 'dialog', display: 'flex', overflow: 'clip' },
    content: {
      display: 'flex',
      flexDirection: 'column',
      gap: '4',
      overflowY: 'auto',
      overscrollBehavior: 'contain',
      paddingInline: { base: '4', sm: '6' },
      paddingBlockStart: '3',
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
    body: { display: 'flex', flexDirection: 'column', minWidth: '0' },
    footer: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      gap: '2',
      paddingBlockStart: '4',
      borderBlockStart: '1px solid {colors.line}',
    },
  },
  variants: {
    from: {
      below: {
        positioner: { alignItems: 'flex-end', justifyContent: 'center' },
        content: {
          width: 'full',
          maxWidth: '36rem',
          maxHeight: 'calc(100dvh - 3rem)',
          borderBlockEnd: 'none',
          borderRadius: '1rem 1rem 0 0',
          _open: { animationName: 'ascend' },
          _closed: { animationName: 'descend' },
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
