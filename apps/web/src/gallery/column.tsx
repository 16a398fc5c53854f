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

/** Stacks form parts at the width of a form. */
export const Column = ({ children }: { readonly children: ReactNode }) => <div className={column}>{children}</div>;
