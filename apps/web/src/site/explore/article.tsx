import { ArrowLeft, heading, Page } from '@palmares/ui';
import { type ReactNode, useId } from 'react';
import { m } from '../../paraglide/messages.js';
import { exploreAddresses } from '../../sections/identity/explore-addresses.ts';
import { layout } from './explore-layout.ts';
import { Standing } from './yours.tsx';

interface ArticleProps {
  readonly drawing: ReactNode;
  /** The part of the test that the trait belongs to, short enough for one line of the narrowest phone with the way back. */
  readonly part?: string;
  readonly title: string;
  /** True if the trait is the athlete's own, or one of them. */
  readonly isOwn?: boolean;
  /** True if its score is the same as that of the athlete's own. */
  readonly isTied?: boolean;
  readonly summary: string;
  /** Three words below the summary. */
  readonly traits?: readonly string[];
  /** The athlete's own result. */
  readonly own: ReactNode;
  readonly children: ReactNode;
}

/** A page that explains one trait, from its picture to what it does not say. */
export const Article = ({
  drawing,
  part,
  title,
  isOwn = false,
  isTied = false,
  summary,
  traits = [],
  own,
  children,
}: ArticleProps) => (
  <Page width="wide">
    <article className={layout.article}>
      <header className={layout.head}>
        <p className={layout.kicker}>
          <a href={exploreAddresses.index()} className={layout.kickerLink}>
            <ArrowLeft aria-hidden size={16} />
            {m.explore_title()}
          </a>
          {part === undefined ? null : (
            <>
              <span aria-hidden>·</span>
              {part}
            </>
          )}
        </p>
        <div className={layout.picture}>{drawing}</div>
        <div className={layout.words}>
          <div className={layout.name}>
            <h1 className={heading({ size: 'lg' })}>{title}</h1>
            <Standing isOwn={isOwn} isTied={isTied} />
          </div>
          <p className={layout.lead}>{summary}</p>
          {traits.length === 0 ? null : (
            <section aria-label={m.explore_traits()}>
              <ul className={layout.traits}>
                {traits.map((trait) => (
                  <li key={trait}>{trait}</li>
                ))}
              </ul>
            </section>
          )}
          {own}
        </div>
      </header>
      {children}
    </article>
  </Page>
);

/** Two columns where there is room. */
export const Pair = ({ children }: { readonly children: ReactNode }) => <div className={layout.pair}>{children}</div>;

interface GroupProps {
  readonly title: string;
  readonly lines: readonly string[];
}

/** A heading above its list. */
export const Group = ({ title, lines }: GroupProps) => {
  const id = useId();
  return (
    <section aria-labelledby={id} className={layout.group}>
      <h2 id={id} className={heading({ size: 'md' })}>
        {title}
      </h2>
      <Lines of={lines} />
    </section>
  );
};

export const Lines = ({ of: lines }: { readonly of: readonly string[] }) => (
  <ul className={layout.lines}>
    {lines.map((line) => (
      <li key={line}>{line}</li>
    ))}
  </ul>
);

/** The folded second paragraph of an overview: what the trait costs. */
export const otherSide = (paragraph: string) => ({
  id: 'other-side',
  title: m.explore_other_side(),
  content: <p>{paragraph}</p>,
});

export const Limits = ({ text }: { readonly text: string }) => (
  <section className={layout.limits}>
    <h2 className={layout.small}>{m.explore_limits()}</h2>
    <p className={layout.quiet}>{text}</p>
  </section>
);

interface NeighboursProps {
  readonly part: string;
  /** Links to the page before and the page after. */
  readonly children: ReactNode;
}

export const Neighbours = ({ part, children }: NeighboursProps) => (
  <nav aria-label={m.explore_neighbours({ part })} className={layout.neighbours}>
    {children}
  </nav>
);

interface NeighbourProps {
  readonly drawing: ReactNode;
  readonly name: string;
  readonly isNext?: boolean;
}

/** The content of a link to a neighbour. */
export const Neighbour = ({ drawing, name, isNext = false }: NeighbourProps) => (
  <>
    {drawing}
    <span className={layout.neighbourWords}>
      <span className={layout.kicker}>{isNext ? m.explore_next() : m.explore_previous()}</span>
      <strong>{name}</strong>
    </span>
  </>
);
