import type { ReactNode } from 'react';
import { m } from '../../paraglide/messages.js';
import { layout } from './explore-layout.ts';
import { Yours } from './yours.tsx';

interface OwnLineProps {
  /** The number that stands out. */
  readonly value: string;
  readonly words: string;
  /** True if the trait is the athlete's own, or one of them. */
  readonly isOwn: boolean;
  /** Draws the result. */
  readonly children: ReactNode;
}

/** The athlete's result for the trait of the page. */
export const OwnLine = ({ value, words, isOwn, children }: OwnLineProps) => (
  <div className={layout.own}>
    <p className={layout.kicker}>
      {m.explore_own()}
      {isOwn ? <Yours /> : null}
    </p>
    <p>
      <strong className={layout.number}>{value}</strong> {words}
    </p>
    {children}
  </div>
);
