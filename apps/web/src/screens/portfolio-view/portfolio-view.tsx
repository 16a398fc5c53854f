import {
  isSectionEmpty,
  type SectionContent,
  type SectionName,
  type SectionStates,
} from '@palmares/domain/portfolio/index';
import { css } from '@palmares/ui/styled-system/css';
import type { ComponentType } from 'react';
import { m } from '../../paraglide/messages.js';
import type { SectionViews, ViewProps } from '../../sections/section-view.ts';
import { sectionViews } from '../../sections/views.ts';
import { seasonWords } from '../../shell/dates.ts';
import { latestFacts } from './latest-facts.ts';
import { PlayerCard } from './player-card.tsx';

const sheet = css({
  display: 'flex',
  flexDirection: 'column',
  gap: { base: '12', md: '20' },
  maxWidth: 'wide',
  mx: 'auto',
  paddingInline: { base: '4', sm: '6', md: '8' },
  paddingBlock: { base: '6', md: '12' },
  _print: { gap: '8', padding: '0' },
});

export interface PortfolioViewProps {
  readonly firstName: string;
  readonly lastName: string;
  /** Age or date of birth, place: what whoever shows the portfolio may tell of the person. */
  readonly about?: readonly { readonly label: string; readonly value: string }[];
  readonly sections: SectionStates;
}

interface PartProps<Name extends SectionName> {
  readonly name: Name;
  readonly sections: SectionStates;
  readonly views: SectionViews;
}

const Part = <Name extends SectionName>({ name, sections, views }: PartProps<Name>) => {
  const View: ComponentType<ViewProps<SectionContent<Name>>> = views[name];
  const { content } = sections[name];
  return <View content={content} />;
};

const inReadingOrder = Object.keys(sectionViews).filter((name): name is SectionName => name in sectionViews);

/** What a scout sees: the card for twenty seconds, the person for those who stay. */
export const PortfolioView = ({ firstName, lastName, about = [], sections }: PortfolioViewProps) => {
  const { greetingsLine1, greetingsLine2, shortDesc } = sections.introduction.content;
  const latest = latestFacts(sections['sports-history'].content);
  return (
    <article className={sheet}>
      <PlayerCard
        firstName={firstName}
        lastName={lastName}
        kicker={latest?.headline}
        greeting={[greetingsLine1, greetingsLine2].filter((line) => line !== '')}
        description={shortDesc}
        season={latest ? m.portfolio_season_facts({ season: seasonWords(latest.year) }) : undefined}
        facts={[...about, ...(latest?.facts ?? [])]}
      />
      {inReadingOrder
        .filter((name) => !isSectionEmpty({ sections }, name))
        .map((name) => (
          <Part key={name} name={name} sections={sections} views={sectionViews} />
        ))}
    </article>
  );
};
