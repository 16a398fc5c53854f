import type { ReactNode } from 'react';
import { LaterPart } from '../../page/later-part.server.tsx';

interface FoundOrLaterProps {
  readonly isFound: boolean;
  readonly children: ReactNode;
}

/** An entry of a searched page. One that does not match is left to the script, which shows it if a later query matches. */
export const FoundOrLater = ({ isFound, children }: FoundOrLaterProps) =>
  isFound ? children : <LaterPart>{children}</LaterPart>;
