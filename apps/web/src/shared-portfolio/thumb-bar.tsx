import { css } from '@palmares/ui/styled-system/css';
import { m } from '../paraglide/messages.js';

// The frame leaves room for it below the page's last words, and hides it if the app has a bar of its own.
const bar = css({
  position: 'fixed',
  insetInline: '0',
  insetBlockEnd: '0',
  zIndex: 'sticky',
  display: { base: '[var(--thumb-bar, flex)]', md: 'none' },
  gap: '2',
  height: '[var(--thumb-room)]',
  paddingInline: '4',
  paddingBlockStart: '1',
  paddingBlockEnd: '[calc(0.25rem + env(safe-area-inset-bottom))]',
  bg: 'canvas',
  borderBlockStart: 'line',
  animation: '[rise {durations.panel} {easings.standard}]',
  '& > a': { flex: '[1 1 0]', minHeight: 'full', paddingInline: '2', paddingBlock: '0' },
  _print: { display: 'none' },
  '&[hidden]': { display: 'none' },
});

/**
 * Repeats the card's actions within reach of the thumb. A script fills it, because a browser without scripts or styles
 * would show them twice, and shows it while the card is scrolled out of view (`startCardCopies`).
 */
export const ThumbBar = () => (
  <nav aria-label={m.portfolio_actions_label()} className={bar} hidden data-card-copy data-thumb-bar />
);
