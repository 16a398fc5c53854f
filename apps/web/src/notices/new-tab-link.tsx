import { VisuallyHidden } from '@palmares/ui';
import type { ComponentProps } from 'react';
import { m } from '../paraglide/messages.js';

/** A link that opens a tab of its own, and says so to screen readers. */
export const NewTabLink = ({ children, ...props }: ComponentProps<'a'>) => (
  <a target="_blank" rel="noreferrer" {...props}>
    {children}
    <VisuallyHidden> {m.legal_new_tab()}</VisuallyHidden>
  </a>
);
