import type { SectionName } from '@palmares/domain/portfolio';
import type { PublicView, PublicViews, SharedPortfolio } from '@palmares/domain/public-view';
import { css } from '@palmares/ui/styled-system/css';
import type { ReactNode } from 'react';
import type { SectionView } from '../sections/section-view.ts';
import { sectionViews } from '../sections/views.ts';
import { Contents, type ContentsEntry } from './contents.tsx';
import { firstScreen } from './first-screen.ts';
import { PlayerCard } from './player-card.tsx';

const sheet = css({
  display: 'flex',
  flexDirection: 'column',
  gap: { base: '12', md: '16' },
  maxWidth: 'wide',
  mx: 'auto',
  paddingInline: { base: '4', sm: '6', md: '8' },
  paddingBlock: { base: '4', md: '8' },
  _print: { gap: '4', padding: '0', maxWidth: 'full' },
});
const reading = css({
  display: 'grid',
  gridTemplateColumns: { base: '[minmax(0, 1fr)]', lg: '[13rem minmax(0, 1fr)]' },
  columnGap: '12',
  _print: { display: 'block' },
});
const parts = css({
  display: 'flex',
  flexDirection: 'column',
  gap: { base: '12', md: '20' },
  minWidth: '0',
  _print: { gap: '4' },
});
const part = css({
  display: 'flex',
  flexDirection: 'column',
  gap: { base: '6', md: '8' },
  paddingBlockStart: '4',
  borderBlockStart: '[2px solid {colors.fg}]',
  _print: { gap: '2', paddingBlockStart: '1' },
});
const partTitle = css({ textStyle: 'label' });

export interface PortfolioViewProps {
  readonly portfolio: SharedPortfolio;
  readonly sections: PublicViews;
  readonly picture?: ReactNode;
}

interface PartProps<Name extends SectionName> {
  readonly name: Name;
  readonly view: SectionView<PublicView<Name>>;
  readonly content: PublicView<Name> | null;
}

const Part = <Name extends SectionName>({ name, view: { title, View }, content }: PartProps<Name>) =>
  content === null ? null : (
    <section id={name} aria-labelledby={`${name}-title`} className={part}>
      <h2 id={`${name}-title`} className={partTitle}>
        {title()}
      </h2>
      <View content={content} />
    </section>
  );

const contentsEntry = <Name extends SectionName>({ name, view, content }: PartProps<Name>): ContentsEntry[] =>
  content === null ? [] : [{ id: name, title: view.title(), inside: view.anchors?.(content) ?? [] }];

const inReadingOrder = Object.keys(sectionViews).filter((name): name is SectionName => name in sectionViews);

/** What a scout sees: the card for a first glance, then the sections. */
export const PortfolioView = ({ portfolio, sections, picture }: PortfolioViewProps) => {
  const { firstName, lastName } = portfolio;
  const { introduction } = sections;
  const partOf = <Name extends SectionName>(name: Name): PartProps<Name> => ({
    name,
    view: sectionViews[name],
    content: sections[name],
  });
  return (
    <article className={sheet}>
      <PlayerCard
        firstName={firstName}
        lastName={lastName}
        greeting={introduction?.greeting ?? []}
        description={introduction?.shortDesc}
        picture={picture}
        {...firstScreen(portfolio, sections['sports-history'])}
      />
      <div className={reading}>
        <Contents entries={inReadingOrder.flatMap((name) => contentsEntry(partOf(name)))} />
        <div className={parts}>
          {inReadingOrder.map((name) => (
            <Part key={name} {...partOf(name)} />
          ))}
        </div>
      </div>
    </article>
  );
};
