import { css } from '@palmares/ui/styled-system/css';
import type { ReactNode } from 'react';

const column = css({
  display: 'flex',
  flexDirection: 'column',
  gap: '6',
  width: 'full',
  maxWidth: 'form',
  minWidth: '0',
});

/** Form parts stand under each other, as wide as a form is. */
export const Column = ({ children }: { readonly children: ReactNode }) => <div className={column}>{children}</div>;
