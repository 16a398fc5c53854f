import { css } from '@palmares/ui/styled-system/css';
import type { ReactNode } from 'react';

const link = css({
  position: 'fixed',
  insetInlineStart: '4',
  insetBlockStart: '4',
  zIndex: 'skip',
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 'control',
  px: '4',
  bg: 'fg',
  color: 'canvas',
  fontWeight: 'bold',
  borderRadius: 'control',
  '&:not(:focus)': { translate: '[0 -200%]' },
});

/** The first tab stop: a link to the page's content, by default `#main`. */
export const SkipLink = ({ children, href = '#main' }: { children: ReactNode; href?: string }) => (
  <a href={href} className={link}>
    {children}
  </a>
);
