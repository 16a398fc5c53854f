import type { ReactNode } from 'react';
import { LaterPart } from '../../page/later-part.server.tsx';

interface FoundOrLaterProps {
  readonly isFound: boolean;
  readonly children: ReactNode;
}

/** An entry of a searched page. One that is not found waits for the script, which may find it while somebody types. */
export const FoundOrLater = ({ isFound, children }: FoundOrLaterProps) =>
  isFound ? children : <LaterPart>{children}</LaterPart>;
