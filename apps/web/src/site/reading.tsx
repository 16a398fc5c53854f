import '@palmares/ui/reading.css';
import type { ReactNode } from 'react';

/**
 * Adds the styles of long texts to its page. Only the component of a route may use it, because loaders are in every
 * page.
 */
export const Reading = ({ children }: { readonly children: ReactNode }) => children;
