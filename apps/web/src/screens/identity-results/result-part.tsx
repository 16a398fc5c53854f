import type { IdentityPart } from '@palmares/domain/sections';
import { heading } from '@palmares/ui';
import { type ReactNode, useId } from 'react';
import { m } from '../../paraglide/messages.js';
import { partWords } from '../../sections/identity/words.ts';
import { layout } from './results-layout.ts';
import { type CountedView, ScoringDetails } from './scoring-details.tsx';

interface ResultPartProps {
  readonly part: IdentityPart;
  /** Renders how each answer was counted, on request. */
  readonly scoring: (counted: CountedView) => ReactNode;
  /** The result and its meaning; null if the part was not completed. */
  readonly children: ReactNode;
}

/** One part of the results. */
export const ResultPart = ({ part, scoring, children }: ResultPartProps) => {
  const id = useId();
  return (
    <section id={part} aria-labelledby={id} className={layout.part}>
      <h2 id={id} className={heading({ size: 'md' })}>
        {partWords[part]()}
      </h2>
      {children === null ? (
        <p className={layout.quiet}>{m.results_part_missing()}</p>
      ) : (
        <>
          <div className={layout.halves}>{children}</div>
          <ScoringDetails show={scoring} />
        </>
      )}
    </section>
  );
};

interface MeaningProps {
  readonly lines: readonly string[];
  /** Links to the explanation. */
  readonly children: ReactNode;
}

export const Meaning = ({ lines, children }: MeaningProps) => (
  <div className={layout.block}>
    <h3 className={layout.small}>{m.results_meaning()}</h3>
    {lines.map((line) => (
      <p key={line} className={layout.prose}>
        {line}
      </p>
    ))}
    <p className={layout.links}>{children}</p>
  </div>
);

export const CoachLines = ({ lines }: { readonly lines: readonly string[] }) => (
  <div className={layout.block}>
    <h3 className={layout.small}>{m.explore_for_coach()}</h3>
    <ul className={layout.lines}>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  </div>
);
