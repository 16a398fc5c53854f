import { ArrowLeft, heading, Page } from '@palmares/ui';
import { type ReactNode, useId } from 'react';
import { m } from '../../paraglide/messages.js';
import { exploreAddresses } from '../../sections/identity/explore-addresses.ts';
import { layout } from './explore-layout.ts';

interface ArticleProps {
  readonly drawing?: ReactNode;
  /** The part of the test that the trait belongs to. */
  readonly part?: string;
  readonly title: string;
  readonly summary: string;
  /** The athlete's own result. */
  readonly own?: ReactNode;
  readonly children: ReactNode;
}

/** A page that explains one trait, from its picture to what it does not say. */
export const Article = ({ drawing, part, title, summary, own, children }: ArticleProps) => (
  <Page width="wide">
    <article className={layout.article}>
      <header className={layout.head}>
        {drawing ? <div className={layout.picture}>{drawing}</div> : null}
        <div className={layout.words}>
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
          <h1 className={heading({ size: 'lg' })}>{title}</h1>
          <p className={layout.lead}>{summary}</p>
          {own}
        </div>
      </header>
      {children}
    </article>
  </Page>
);

interface BandProps {
  readonly title: string;
  /** Below the title. */
  readonly note?: ReactNode;
  readonly children: ReactNode;
}

/** A heading beside what it is about. */
const Band = ({ title, note, children }: BandProps) => {
  const id = useId();
  return (
    <section aria-labelledby={id} className={layout.band}>
      <div className={layout.aside}>
        <h2 id={id} className={heading({ size: 'md' })}>
          {title}
        </h2>
        {note}
      </div>
      {children}
    </section>
  );
};

/** Two lists side by side. */
export const Pair = ({ children }: { readonly children: ReactNode }) => <div className={layout.pair}>{children}</div>;

interface GroupProps {
  readonly title: string;
  readonly lines: readonly string[];
}

export const Group = ({ title, lines }: GroupProps) => (
  <Block title={title}>
    <Lines of={lines} />
  </Block>
);

interface BlockProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** A heading above what it is about. */
export const Block = ({ title, children }: BlockProps) => {
  const id = useId();
  return (
    <section aria-labelledby={id} className={layout.group}>
      <h2 id={id} className={heading({ size: 'md' })}>
        {title}
      </h2>
      {children}
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

export const Story = ({ paragraphs }: { readonly paragraphs: readonly string[] }) => (
  <div className={layout.story}>
    {paragraphs.map((paragraph) => (
      <p key={paragraph}>{paragraph}</p>
    ))}
  </div>
);

export const Limits = ({ text }: { readonly text: string }) => (
  <Band title={m.explore_limits()}>
    <p className={layout.quiet}>{text}</p>
  </Band>
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
