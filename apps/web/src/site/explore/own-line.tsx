import type { ReactNode } from 'react';
import { m } from '../../paraglide/messages.js';
import { layout } from './explore-layout.ts';

interface OwnLineProps {
  /** The number that stands out. */
  readonly value: string;
  readonly words: string;
  /** Draws the result. */
  readonly children: ReactNode;
}

/** The athlete's result for the trait of the page. */
export const OwnLine = ({ value, words, children }: OwnLineProps) => (
  <div className={layout.own}>
    <p className={layout.kicker}>{m.explore_own()}</p>
    <p>
      <strong className={layout.number}>{value}</strong> {words}
    </p>
    {children}
  </div>
);
