import type { PublicViews, SharedPortfolio } from '@palmares/domain/public-view';
import { css } from '@palmares/ui/styled-system/css';
import type { ReactNode } from 'react';
import { languageTag } from '../i18n/language.ts';
import type { SectionView, ShownView, VisibleSection } from '../sections/section-view.ts';
import { sectionViews } from '../sections/views.ts';
import { WrittenLanguage } from '../sections/written-language.ts';
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
  /** Shown in place of the served one. */
  readonly picture?: ReactNode;
}

interface PartProps<Name extends VisibleSection> {
  readonly name: Name;
  readonly view: SectionView<ShownView<Name>>;
  readonly content: ShownView<Name> | null;
}

const Part = <Name extends VisibleSection>({ name, view: { title, View }, content }: PartProps<Name>) =>
  content === null ? null : (
    <section id={name} aria-labelledby={`${name}-title`} className={part}>
      <h2 id={`${name}-title`} className={partTitle}>
        {title()}
      </h2>
      <View content={content} />
    </section>
  );

const contentsEntry = <Name extends VisibleSection>({ name, view, content }: PartProps<Name>): ContentsEntry[] =>
  content === null ? [] : [{ id: name, title: view.title(), inside: view.anchors?.(content) ?? [] }];

const inReadingOrder = Object.keys(sectionViews).filter((name): name is VisibleSection => name in sectionViews);

/** What a scout sees: the card for a first glance, then the sections. */
export const PortfolioView = ({ portfolio, sections, picture }: PortfolioViewProps) => {
  const { firstName, lastName, writtenIn } = portfolio;
  const { introduction, general } = sections;
  const partOf = <Name extends VisibleSection>(name: Name): PartProps<Name> => ({
    name,
    view: sectionViews[name],
    content: sections[name],
  });
  return (
    <WrittenLanguage value={languageTag(writtenIn)}>
      <article className={sheet}>
        <PlayerCard
          firstName={firstName}
          lastName={lastName}
          fullName={general?.fullName}
          jersey={general ?? undefined}
          greeting={introduction?.greeting ?? []}
          description={introduction?.shortDesc}
          picture={picture}
          {...firstScreen(portfolio, sections)}
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
    </WrittenLanguage>
  );
};
