import '@palmares/ui/reading.css';
import type { ReactNode } from 'react';

/** Brings the styles of long texts to its page. Only the component of a route may use it: its loader is in every page. */
export const Reading = ({ children }: { readonly children: ReactNode }) => children;
